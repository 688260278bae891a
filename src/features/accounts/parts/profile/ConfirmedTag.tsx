import { StatusTag } from '#ui/StatusTag.tsx'

export function ConfirmedTag({ confirmed }: { confirmed: boolean }) {
  return <StatusTag tone={confirmed ? 'good' : 'watch'}>{confirmed ? 'Confirmed' : 'Not confirmed'}</StatusTag>
}
