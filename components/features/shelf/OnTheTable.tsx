import { Glyph } from '@/components/art/Glyph';
import { useWords } from '@/components/i18n/words';
import { Button } from '@/components/ui/button';
import { useGo } from '@/components/ui/go';
import { Row } from '@/components/ui/row';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import type { Entry } from '@/engine/saves/library';
import { MatchRow } from './MatchRow';

interface OnTheTableProps {
  readonly running: readonly Entry[];
  /** How many matches are over. */
  readonly over: number;
  readonly now: number;
  readonly onDelete: (id: string) => void;
}

/** The shelf stays short; whoever has more matches under way finds them all in the history. */
const SHOWN = 6;

/** The matches that are under way, and the way to those that are over. */
export function OnTheTable({ running, over, now, onDelete }: OnTheTableProps) {
  const t = useWords();
  const theme = useTheme();
  const go = useGo();
  return (
    <>
      {running.length > 0 ? <Text role="section">{t('app:shelf.matches')}</Text> : null}
      {running.slice(0, SHOWN).map((entry) => (
        <MatchRow
          key={entry.id}
          entry={entry}
          now={now}
          onOpen={() => go({ pathname: '/play/[id]', params: { id: entry.id } })}
          onDelete={() => onDelete(entry.id)}
        />
      ))}
      {running.length > SHOWN ? (
        <Button
          kind="ghost"
          label={t('app:shelf.allRunning', { count: running.length })}
          onPress={() => go({ pathname: '/history', params: { which: 'running' } })}
          testID="all-running"
        />
      ) : null}
      {over > 0 ? (
        <Row
          title={t('stats:history')}
          sub={t('app:shelf.over', { count: over })}
          left={<Glyph name="log" color={theme.lamp} />}
          right={<Glyph name="chev" color={theme.text3} />}
          onPress={() => go('/history')}
          testID="open-history"
        />
      ) : null}
    </>
  );
}
