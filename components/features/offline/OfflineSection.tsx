/** An app on a phone needs no network, and keeps what it has. */
export function OfflineSection() {
  return null;
}
