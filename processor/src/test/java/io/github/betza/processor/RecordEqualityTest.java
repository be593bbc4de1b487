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
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;

/** Where a record writes out how it is compared, it must not forget a component. */
@AnalyzeClasses(packages = PackagesTest.PROCESSOR, importOptions = DoNotIncludeTests.class)
final class RecordEqualityTest {
  private static final int NONE = -1;

  @ArchTest
  static void everyComponentCounts(JavaClasses processor) throws ReflectiveOperationException {
    List<Class<?>> records = new ArrayList<>();
    for (JavaClass type : processor) {
      if (type.isRecord() && writesOutEquals(type)) {
        records.add(type.reflect());
      }
    }
    assertThat(records)
        .contains(Vector.class, Node.Branch.class)
        .doesNotContain(Alternative.Walk.class);

    SampleValues values = new SampleValues();
    List<String> forgotten = new ArrayList<>();
    for (Class<?> type : records) {
      Object value = values.make(type, NONE);
      assertThat(values.make(type, NONE)).isEqualTo(value).hasSameHashCodeAs(value);
      RecordComponent[] components = type.getRecordComponents();
      for (int i = 0; i < components.length; i++) {
        if (values.make(type, i).equals(value)) {
          forgotten.add(type.getName() + ": " + components[i].getName());
        }
      }
    }
    assertThat(forgotten).isEmpty();
  }

  /**
   * The method that the compiler makes leaves all to the library, and so has no access of its own.
   */
  private static boolean writesOutEquals(JavaClass type) {
    return !type.getMethod("equals", Object.class).getAccessesFromSelf().isEmpty();
  }
}
