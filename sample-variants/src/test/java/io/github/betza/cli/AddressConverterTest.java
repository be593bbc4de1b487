package io.github.betza.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.betza.cli.ClusterOptions.AddressConverter;
import java.net.InetSocketAddress;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine.TypeConversionException;

class AddressConverterTest {
  private final AddressConverter converter = new AddressConverter();

  @ParameterizedTest
  @CsvSource({
    "127.0.0.1:5702, 127.0.0.1, 5702",
    "node-1.example.com:1, node-1.example.com, 1",
    "localhost, localhost, 5701",
    "[::1]:65535, [::1], 65535"
  })
  void readsHostAndPort(String text, String host, int port) {
    InetSocketAddress address = converter.convert(text);
    assertThat(address.isUnresolved()).isTrue();
    assertThat(address.getHostString()).isEqualTo(host);
    assertThat(address.getPort()).isEqualTo(port);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", ":1", "a:0", "a:65536", "a:b", "a:-1", "a/b", "a?b", "a b", "::1", "u@a:1"})
  void refusesTheRest(String text) {
    assertThatThrownBy(() -> converter.convert(text))
        .isInstanceOf(TypeConversionException.class)
        .hasMessage("expected HOST:PORT, not '" + text + "'");
  }

  @Test
  void aLongTextIsCut() {
    assertThatThrownBy(() -> converter.convert(" ".repeat(1000)))
        .isInstanceOf(TypeConversionException.class)
        .hasMessageEndingWith("...'");
  }
}
