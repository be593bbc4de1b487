package io.github.betza.browser;

import io.github.betza.model.Member;
import io.github.betza.model.MemberSource;
import java.util.ArrayList;
import java.util.List;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSObject;
import org.teavm.jso.core.JSArrayReader;

/** Values of an object that a page holds, by their names. */
final class PageData implements MemberSource {
  private final JSObject object;

  PageData(JSObject object) {
    this.object = object;
  }

  @Override
  public Object value(Member<?> member) {
    String name = member.name();
    return switch (member.kind()) {
      case TEXT, LETTERS, SQUARES, TYPE, CONSTANT -> text(name);
      case NUMBER -> number(object, name);
      case FLAG -> flag(name);
      case RULES -> list(name);
    };
  }

  String text(String name) {
    return text(object, name);
  }

  boolean flag(String name) {
    return flag(object, name);
  }

  List<PageData> list(String name) {
    JSArrayReader<JSObject> array = array(object, name);
    List<PageData> all = new ArrayList<>();
    for (int i = 0; i < array.getLength(); i++) {
      all.add(new PageData(array.get(i)));
    }
    return all;
  }

  @JSBody(
      params = {"object", "name"},
      script = "return object[name];")
  private static native String text(JSObject object, String name);

  @JSBody(
      params = {"object", "name"},
      script = "return object[name] | 0;")
  private static native int number(JSObject object, String name);

  @JSBody(
      params = {"object", "name"},
      script = "return !!object[name];")
  private static native boolean flag(JSObject object, String name);

  @JSBody(
      params = {"object", "name"},
      script = "return object[name];")
  private static native JSArrayReader<JSObject> array(JSObject object, String name);
}
