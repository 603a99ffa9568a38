export { RootLayout as default } from '@/components/shell/RootLayout';
export { CrashScreen as ErrorBoundary } from '@/components/trouble/CrashScreen';
