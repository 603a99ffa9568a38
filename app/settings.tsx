export { SettingsScreen as default } from '@/components/features/settings/SettingsScreen';
