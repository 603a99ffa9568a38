import { HeldHand, type HandCard } from '@/components/kit/around/HeldHand';
import type { Place } from '@/components/kit/frame/sides';
import { useWords } from '@/components/i18n/words';
import type { Character } from '@/engine/games/seven-seas/data/characters';
import { describe } from '@/engine/games/seven-seas/public';
import type { SevenSeasAction } from '@/engine/games/seven-seas/actions';
import { handGroups, inHand } from '../hand';
import { cardWords, sentences } from '../words';
import { AdventureCard } from './AdventureCard';
import type { OverlayProps } from './props';
import { roleSpoken } from './role-spoken';
import { RoleCard } from './RoleCard';

/** At a table that lies flat: the own adventure cards, and beside them the characters to choose from. */
export function FlatHand({ place, ...props }: OverlayProps & { readonly place: Place }) {
  const t = useWords();
  const { ask } = props;
  if (!ask) return null;
  const [cards, characters] = handGroups(ask);
  function isChosen(action: SevenSeasAction): boolean {
    return props.chosen !== null && describe(props.chosen) === describe(action);
  }

  function adventure(card: string): HandCard {
    const action = ask?.legal.find((one) => 'card' in one && one.card === card) ?? null;
    return {
      id: `hand-${card}`,
      label: sentences([cardWords(card, t), action ? t('seven-seas:places.canBeChosen') : '']),
      face: (width) => <AdventureCard card={card} width={width} startPortRum={props.view.options.startPortRum} />,
      chosen: action !== null && isChosen(action),
      onChoose: action && (() => props.onTouch(action)),
    };
  }

  function role(character: Character): HandCard {
    const action: SevenSeasAction = { type: 'SELECT_CHARACTER', character };
    const legal = ask?.legal.some((one) => describe(one) === describe(action)) ?? false;
    return {
      id: `role-${character}`,
      label: roleSpoken(character, legal, props.view.seats, t),
      face: (width) => <RoleCard character={character} width={width} off={!legal} />,
      chosen: isChosen(action),
      // What cannot be chosen says why.
      onChoose: () => props.onTouch(action),
    };
  }

  const groups = [cards.map((card) => adventure(card)), characters.map((character) => role(character))];

  return <HeldHand place={place} groups={groups} back="ship-wheel" bare={!inHand(ask.decision)} />;
}
