import { useState } from 'react';
import { View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { emblemOf, nameOf } from '@/components/kit/people/seats';
import { namesOf } from '@/components/kit/told';
import { Emblem } from '@/components/ui/emblem';
import { Key } from '@/components/ui/key';
import { Text } from '@/components/ui/text';
import type { Seat } from '@/engine';
import type { AdmiralAction } from '@/engine/games/admiral/actions';
import { ChipKey } from '../overlay/keys';
import { treatyWords } from '../treaty-words';
import type { AdmiralAsides } from './props';

type Offer = Extract<AdmiralAction, { type: 'OfferTreaty' }>;
type Kind = 'peace' | 'passage' | `joint-${Seat}`;

const kindOf = (offer: Offer): Kind => ('against' in offer ? `joint-${offer.against}` : offer.about);
const USUAL_ROUNDS = 3;

/** E-16: those that run, and one that is put together: with whom, what, for how long. */
export function Agreements(props: AdmiralAsides) {
  const { ask, chosen, onChoose } = props;
  const { view, seats, legal } = ask;
  const t = useWords();
  const offers = legal.filter((action): action is Offer => action.type === 'OfferTreaty');
  const running = view.treaties.filter(({ brokenBy, until }) => brokenBy === null && until >= view.round);
  const broken = view.treaties.filter(({ brokenBy }) => brokenBy !== null);
  const told = [...running, ...broken];
  return (
    <View style={{ gap: 10 }}>
      <Text role="section">{t('admiral:treaties.title')}</Text>
      <Text role="sub" tone="text2">
        {t('admiral:treaties.note')}
      </Text>
      {told.length === 0 ? <Text role="sub">{t('admiral:treaties.none')}</Text> : null}
      {told.map((treaty) => {
        const breaks = legal.find((action) => action.type === 'BreakTreaty' && action.treaty === treaty.number);
        const [name, other] = [treaty.by, treaty.to].map((seat) => nameOf(seats, seat));
        return (
          <View key={treaty.number} style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 8 }}>
            <Text role="sub" style={{ flexGrow: 1, flexShrink: 1, flexBasis: 160 }}>
              {t('admiral:treaties.between', {
                name: name ?? '',
                other: other ?? '',
                treaty: treatyWords(treaty, { t, seats }),
              })}
              {treaty.brokenBy === null
                ? null
                : `. ${t('admiral:treaties.broken', { name: namesOf([treaty.brokenBy], { t, seats }) })}`}
            </Text>
            {breaks ? (
              <ChipKey
                id={`break-${treaty.number}`}
                label={t('admiral:buttons.BreakTreaty')}
                danger
                chosen={chosen === breaks}
                onPress={() => onChoose(chosen === breaks ? null : breaks)}
              />
            ) : null}
          </View>
        );
      })}
      {offers.length > 0 ? <NewOffer {...props} offers={offers} /> : null}
    </View>
  );
}

function NewOffer({ ask, chosen, onChoose, offers }: AdmiralAsides & { readonly offers: readonly Offer[] }) {
  const t = useWords();
  const { seats, view } = ask;
  const meant = chosen?.type === 'OfferTreaty' ? chosen : null;
  const [rounds, setRounds] = useState(USUAL_ROUNDS);
  const partners = [...new Set(offers.map(({ to }) => to))];
  const kinds = meant ? [...new Set(offers.filter(({ to }) => to === meant.to).map(kindOf))] : [];
  const find = (to: Seat, kind: Kind, long: number) =>
    offers.find((one) => one.to === to && kindOf(one) === kind && one.rounds === long) ?? null;
  const step = (by: number) => {
    if (!meant) return;
    const next = find(meant.to, kindOf(meant), rounds + by);
    if (!next) return;
    setRounds(rounds + by);
    onChoose(next);
  };
  return (
    <View style={{ gap: 8 }}>
      <Text role="label">{t('admiral:treaties.offer')}</Text>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 6 }}>
        {partners.map((to) => (
          <ChipKey
            key={to}
            id={`offer-to-${to}`}
            label={nameOf(seats, to)}
            sign={<Emblem emblem={emblemOf(seats, to)} size={26} />}
            chosen={meant?.to === to}
            onPress={() => onChoose(meant?.to === to ? null : find(to, 'peace', rounds))}
          />
        ))}
      </View>
      {meant ? (
        <>
          <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 6 }}>
            {kinds.map((kind) => {
              const one = find(meant.to, kind, rounds);
              return one ? (
                <ChipKey
                  key={kind}
                  id={`offer-${kind}`}
                  label={
                    'against' in one
                      ? t('admiral:treaties.kinds.joint', { name: nameOf(seats, one.against) })
                      : t(`admiral:treaties.kinds.${one.about}`)
                  }
                  chosen={kindOf(meant) === kind}
                  onPress={() => onChoose(one)}
                />
              ) : null;
            })}
          </View>
          <View style={{ flexDirection: 'row', alignItems: 'center', gap: 8 }}>
            <Key
              glyph="minus"
              label={t('admiral:treaties.shorter')}
              testID="offer-minus"
              onPress={() => step(-1)}
              disc
            />
            <Text role="label">{t('admiral:treaties.until', { until: view.round + rounds })}</Text>
            <Key glyph="plus" label={t('admiral:treaties.longer')} testID="offer-plus" onPress={() => step(1)} disc />
          </View>
        </>
      ) : null}
    </View>
  );
}
