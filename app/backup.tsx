export { BackupScreen as default } from '@/components/backup/BackupScreen';
