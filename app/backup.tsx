export { BackupScreen as default } from '@/components/features/backup/BackupScreen';
