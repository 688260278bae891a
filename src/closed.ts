import type { FlagCode } from './flags.ts'

/** What a person reads who comes to a feature that is switched off. */
export const CLOSED: Record<FlagCode, string> = {
  newsletter: 'Our newsletter isn’t taking new readers at the moment.',
  wheel: 'The wheel of prizes isn’t running at the moment. If you’ve won a prize, it waits for you.',
  insurance: 'We aren’t offering insurance quotes at the moment.',
  shop: 'Our shop is closed at the moment. Orders you’ve placed are on their way as usual.',
  tailtag: 'We aren’t selling TailTag at the moment. Your tags keep working.',
  bookings: 'We aren’t taking bookings at the moment. Visits you’ve booked go ahead as usual.',
  chat: 'You can’t start a conversation here at the moment. Call us instead.',
}
