package io.github.betza.processor.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.processor.dialect.Notations;
import org.junit.jupiter.api.Test;

/** How offers are worded, and read back from a help that is put together from them. */
final class OfferTest {
  @Test
  void whatIsWordedIsReadBack() {
    Offer notation = new Offer("fmWfcF", true);
    Offer atom = new Offer("W", false);
    Offer sign = new Offer("+", false);
    String help =
        "atoms are capitals: "
            + Offer.of("fmWfcF")
            + "; or, if it is \"K\", "
            + Offer.inPlace("NV", new Span(1, 2), "W")
            + ", or "
            + Offer.inPlace("NV", new Span(1, 1), "+");

    assertThat(help).endsWith("write \"W\" in place of \"V\", or insert \"+\" here");
    assertThat(Offer.in(help)).containsExactly(notation, atom, sign);
    assertThat(Offer.in("leave it out")).isEmpty();
  }

  @Test
  void aProblemHasTheOffersOfItsHelp() {
    Problem problem = Notations.read("hK", Dialect.XBETZA).problems().get(0);
    assertThat(problem.offers()).contains(new Offer("K", true));
    assertThat(problem.withHelp("mend the errors first").offers()).isEmpty();
  }
}
