import { ask } from './api';
import type { Me } from './schema';
import { settings } from './settings.svelte';

/** Who one is for the server. Nobody needs to be anybody: guests play just as well. */
class Account {
  me = $state.raw<Me | null>(null);

  async look(): Promise<void> {
    try {
      this.#become(await ask('GET /api/me'));
    } catch {
      // Whoever cannot be asked says so where something depends on it.
    }
  }

  async signIn(login: string, password: string): Promise<void> {
    this.#become(await ask('POST /api/login', { body: { login, password } }));
  }

  async signUp(login: string, password: string): Promise<void> {
    this.#become(await ask('POST /api/accounts', { body: { login, password } }));
  }

  async signOut(): Promise<void> {
    await ask('DELETE /api/login');
    this.#become({ known: false, login: null, name: '', mail: this.me?.mail ?? false });
  }

  #become(me: Me): void {
    this.me = me;
    if (me.login && !settings.name) settings.name = me.name;
  }
}

export const account = new Account();
