package io.github.betza.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import io.github.betza.processor.path.Alternative;
import io.github.betza.processor.path.Node;
import io.github.betza.processor.path.Vector;
import java.util.ArrayList;
import java.util.List;

/** Where a record writes out how it is compared, it must not forget a component. */
@AnalyzeClasses(packages = RoomsTest.HOUSE, importOptions = DoNotIncludeTests.class)
final class RecordEqualityTest {
  @ArchTest
  static void everyComponentCounts(JavaClasses house) throws ReflectiveOperationException {
    List<Class<?>> records = new ArrayList<>();
    for (JavaClass type : house) {
      if (type.isRecord() && writesOutEquals(type)) {
        records.add(type.reflect());
      }
    }
    assertThat(records)
        .contains(Vector.class, Node.Branch.class)
        .doesNotContain(Alternative.Walk.class);

    SampleValues values = new SampleValues();
    for (Class<?> type : records) {
      Object value = values.make(type, -1);
      Object copy = values.make(type, -1);
      assertThat(copy).isEqualTo(value).hasSameHashCodeAs(value);
      assertThat(value).isNotEqualTo(null).isNotEqualTo(type);
      for (int i = 0; i < type.getRecordComponents().length; i++) {
        Object other = values.make(type, i);
        assertThat(other).as(type.getRecordComponents()[i].toString()).isNotEqualTo(value);
      }
    }
  }

  /**
   * The method that the compiler makes leaves all to the library, and so has no access of its own.
   */
  private static boolean writesOutEquals(JavaClass type) {
    return !type.getMethod("equals", Object.class).getAccessesFromSelf().isEmpty();
  }
}
