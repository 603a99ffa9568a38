import type { ComponentType } from 'react';
import type { Character } from '@/engine/games/seven-seas/data/characters';
import type { FormProps } from './form';
import { GovernorForm } from './GovernorForm';
import { IslanderForm } from './IslanderForm';
import { MerchantForm } from './MerchantForm';
import { RaidForm } from './RaidForm';
import { CountForm } from './CountForm';
import { ShamanForm } from './ShamanForm';

export const FORMS: Readonly<Record<Character, ComponentType<FormProps>>> = {
  shipwright: CountForm,
  governor: GovernorForm,
  captain: RaidForm,
  islander: IslanderForm,
  shaman: ShamanForm,
  merchant: MerchantForm,
  cartographer: CountForm,
};
