import { t } from '../lib/i18n';
import type { TableInfo } from '../lib/schema';

/** What somebody may know of a table's cards before the game, in words; nothing where it is dealt. */
export function foreknown({ origin, dealt_anew }: Pick<TableInfo, 'origin' | 'dealt_anew'>): string {
  if (origin === 'deal') return '';
  if (origin === 'scenario') return t('foreknown_scenario');
  return t(dealt_anew ? 'foreknown_seen' : 'foreknown_all');
}
