import { StatusTag } from '#ui/StatusTag.tsx'

/** Whether an address or a number has been confirmed by whoever reads it. */
export function ConfirmedTag({ confirmed }: { confirmed: boolean }) {
  return <StatusTag tone={confirmed ? 'good' : 'watch'}>{confirmed ? 'Confirmed' : 'Not confirmed'}</StatusTag>
}
