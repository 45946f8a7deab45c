/** What screen readers are told. `polite` waits for a pause, `urgent` does not. */
class Announcer {
  polite = $state('');
  urgent = $state('');

  say(text: string): void {
    // The same sentence twice is news, too: a region that does not change is not read.
    this.polite = text === this.polite ? `${text}\u00a0` : text;
  }

  call(text: string): void {
    this.urgent = text === this.urgent ? `${text}\u00a0` : text;
  }
}

export const announcer = new Announcer();
