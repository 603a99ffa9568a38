export { SettingsScreen as default } from '@/components/settings/SettingsScreen';
