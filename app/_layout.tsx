export { RootLayout as default } from '@/components/features/shell/RootLayout';
export { CrashScreen as ErrorBoundary } from '@/components/kit/trouble/CrashScreen';
