import { View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { Button } from '@/components/ui/button';
import { Segmented } from '@/components/ui/segmented';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { RADIUS } from '@/components/ui/theme/tokens';
import { Toggle } from '@/components/ui/toggle';
import { RULEBOOK, withValue } from '@/engine/games/admiral/chart-room';
import { DEEDS, type Scenario } from '@/engine/games/admiral/data/scenario';
import { ruleName, ruleValue } from '../rule-words';
import { Stepper } from '../Stepper';

interface RulesPageProps {
  readonly scenario: Scenario;
  readonly onChange: (make: (now: Scenario) => Scenario) => void;
}

type RuleKey = keyof typeof RULEBOOK;

/** 8, 14.5: from the least to the most. */
const NUMBERS: Readonly<Partial<Record<RuleKey, readonly [number, number]>>> = {
  'move.min': [0, 9],
  'mines.perPlayer': [0, 9],
  'fort.durability': [1, 12],
  'fort.shots': [0, 6],
  'fort.restoreTokens': [1, 12],
  portCapacity: [1, 4],
  mineRange: [0, 9],
  mineDamage: [1, 12],
  fireshipDelay: [1, 9],
  maxBoarders: [1, 8],
  repairRate: [1, 12],
  fortlessTurns: [1, 30],
};

const CHOICES: Readonly<Partial<Record<RuleKey, readonly (string | number)[]>>> = {
  hitRule: ['3-6', 'even'],
  'wind.profile': ['vane', 'lively', 'directionOnly'],
  turnOrder: ['dice', 'agreed', 'alternateTeams'],
  'islands.extra': ['none', 'two-crescents', 'two-crescents-mirror'],
  teamRestore: ['finished', 'started'],
  roundLimit: ['off', 20, 40, 60, 80],
  level: ['basic', 'captain'],
};

const KEYS = (Object.keys(RULEBOOK) as RuleKey[]).filter(
  (key) => key in NUMBERS || key in CHOICES || typeof RULEBOOK[key] === 'boolean',
);

type Value = string | number | boolean;

/** Each rule that a chart may change; what differs from the rulebook stands out, and goes back by one key. */
export function RulesPage({ scenario, onChange }: RulesPageProps) {
  const t = useWords();
  const deeds = scenario.rules?.actions ?? DEEDS;

  function valueOf(key: RuleKey): Value {
    const { rules = {} } = scenario;
    const given = key.startsWith('fort.')
      ? (rules.fort as Readonly<Record<string, unknown>> | undefined)?.[key.slice(5)]
      : (rules as Readonly<Record<string, unknown>>)[key];
    return (given as Value | undefined) ?? RULEBOOK[key];
  }

  /** Only what differs is written into the file (14.1). */
  const set = (key: RuleKey, value: Value): void =>
    onChange((now) => withValue(now, `rules.${key}`, value === RULEBOOK[key] ? undefined : value));

  function setDeed(deed: (typeof DEEDS)[number], on: boolean): void {
    onChange((now) => {
      const may = now.rules?.actions ?? DEEDS;
      const next = DEEDS.filter((one) => (one === deed ? on : may.includes(one)));
      if (next.length === 0) return now;
      return withValue(now, 'rules.actions', next.length === DEEDS.length ? undefined : next);
    });
  }

  return (
    <View style={{ gap: 12 }} testID="rules-page">
      <Text tone="text2">{t('charts-admiral:rulesNote')}</Text>
      {KEYS.map((key) => (
        <Line key={key} name={key} value={valueOf(key)} onChange={(value) => set(key, value)} />
      ))}
      <Text role="section">{t('charts-admiral:deeds.title')}</Text>
      {DEEDS.map((deed) => (
        <Toggle
          key={deed}
          title={t(`charts-admiral:deeds.${deed}`)}
          on={deeds.includes(deed)}
          onChange={(on) => setDeed(deed, on)}
          testID={`deed-${deed}`}
        />
      ))}
    </View>
  );
}

interface LineProps {
  readonly name: RuleKey;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

function Line({ name, value, onChange }: LineProps) {
  const t = useWords();
  const theme = useTheme();
  const usual = RULEBOOK[name];
  const changed = value !== usual;
  const range = NUMBERS[name];
  const choices = CHOICES[name];
  const title = ruleName(name, t);
  return (
    <View
      style={{
        gap: 6,
        padding: 8,
        borderRadius: RADIUS.button,
        borderWidth: 2,
        borderColor: changed ? theme.lamp : 'transparent',
        backgroundColor: theme.panel,
      }}
    >
      {typeof usual === 'boolean' ? (
        <Toggle title={title} on={value === true} onChange={onChange} testID={`rule-${name}`} />
      ) : range ? (
        <Stepper
          label={title}
          value={Number(value)}
          min={range[0]}
          max={range[1]}
          onChange={onChange}
          testID={`rule-${name}`}
        />
      ) : (
        <>
          <Text role="sub">{title}</Text>
          <Segmented<string | number>
            label={title}
            value={value as string | number}
            onChange={onChange}
            choices={(choices ?? []).map((one) => ({
              value: one,
              label: ruleValue(name, one, t),
              testID: `rule-${name}-${one}`,
            }))}
          />
        </>
      )}
      {changed ? (
        <Button
          kind="ghost"
          label={t('charts-admiral:reset', { value: ruleValue(name, usual, t) })}
          onPress={() => onChange(usual)}
          testID={`reset-${name}`}
        />
      ) : null}
    </View>
  );
}
