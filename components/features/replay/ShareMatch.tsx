import * as Clipboard from 'expo-clipboard';
import { useEffect, useRef, useState } from 'react';
import { newFile } from '@/components/kit/files/files';
import { HandKeys } from '@/components/kit/files/HandKeys';
import { fileName } from '@/components/kit/files/name';
import type { OutFile } from '@/components/kit/files/out-file';
import { Slices } from '@/components/kit/files/slices';
import { useWork } from '@/components/kit/files/use-work';
import { troubleWords } from '@/components/i18n/reason-words';
import { useWords } from '@/components/i18n/words';
import { Button } from '@/components/ui/button';
import { ProgressBar } from '@/components/ui/progress';
import { Text } from '@/components/ui/text';
import type { Match } from '@/engine';
import type { Result } from '@/engine/saves/codes';
import { codeOf, fileOf, whyNoCode } from './code';

/** Null: there is nothing to copy, or it is too long. */
async function copied(code: ReturnType<typeof codeOf> | undefined): Promise<Result<string> | null> {
  const made = await code;
  if (!made || made === 'long') return null;
  if (made.ok) await Clipboard.setStringAsync(made.value);
  return made;
}

function written(made: Result<string>): Result<OutFile> {
  if (!made.ok) return made;
  const out = newFile(fileName('match'));
  out.add(made.value);
  return { ok: true, value: out };
}

/** A match for others: a code while it is short enough for a message, a file always. The keys say beforehand what is possible. */
export function ShareMatch({ match }: { readonly match: Match }) {
  const t = useWords();
  const { busy, run } = useWork();
  const [none, setNone] = useState(() => whyNoCode(match));
  const code = useRef<ReturnType<typeof codeOf>>(undefined);
  const [said, setSaid] = useState<{ readonly text: string; readonly bad: boolean } | null>(null);
  const [file, setFile] = useState<OutFile | null>(null);
  const running = match.outcome() === undefined;
  useEffect(() => {
    if (whyNoCode(match)) return undefined;
    const slices = new Slices();
    code.current = codeOf(match, slices);
    code.current.then(
      (made) => {
        if (made === 'long') setNone('long');
      },
      () => undefined,
    );
    return () => slices.stop();
  }, [match]);
  const copy = async () => {
    const made = await copied(code.current).catch(() => 'failed' as const);
    if (made === 'failed') setSaid({ text: t('backup:gone.failed'), bad: true });
    else if (made?.ok) setSaid({ text: t('replay:copied'), bad: false });
    else if (made) setSaid({ text: troubleWords(made.trouble, t), bad: true });
  };
  const write = async () => {
    setSaid(null);
    setFile(null);
    const made = await run((slices) => fileOf(match, slices).then(written)).catch(() => 'failed' as const);
    if (made === 'failed') setSaid({ text: t('backup:gone.failed'), bad: true });
    else if (made?.ok) setFile(made.value);
    else if (made) setSaid({ text: troubleWords(made.trouble, t), bad: true });
  };
  return (
    <>
      <Button
        label={t('replay:share')}
        sub={t(none ? `replay:noCode.${none}` : running ? 'replay:shareRunning' : 'replay:shareNote')}
        off={none ? t(`replay:noCode.${none}`) : null}
        onPress={() => void copy()}
        testID="copy-code"
      />
      {said ? (
        <Text tone={said.bad ? 'bad' : 'good'} align="center" accessibilityLiveRegion="polite" testID="share-said">
          {said.text}
        </Text>
      ) : null}
      {busy ? <ProgressBar share={0} label={t('backup:busy')} /> : null}
      {file ? (
        <HandKeys file={file} name="match" />
      ) : (
        <Button
          label={t('replay:shareFile')}
          sub={t(running ? 'replay:fileRunning' : 'replay:fileNote')}
          off={busy ? t('backup:busy') : null}
          onPress={() => void write()}
          testID="match-file"
        />
      )}
    </>
  );
}
