import { NETWORKS_KEPT_DAYS, OLD_EVIDENCE_KEPT_YEARS, SESSIONS_KEPT_DAYS } from '#features/accounts/kit/kept.ts'
import { CLOSING_DAYS } from '#features/accounts/lifecycle.ts'
import { DIARY_KEPT_DAYS } from '#features/bookings/kit/kept.ts'
import { RESERVATIONS_KEPT_YEARS } from '#features/breeding/kit/kept.ts'
import { CARTS_KEPT_DAYS } from '#features/cart/kit/kept.ts'
import { MESSAGES_KEPT_DAYS } from '#features/chat/kit/kept.ts'
import { CONTACTS_KEPT_DAYS } from '#features/contact/kit/kept.ts'
import { LOOSE_KEPT_DAYS, UNUSED_KEPT_HOURS } from '#features/files/kit/kept.ts'
import { QUOTE_DAYS } from '#features/insurance/lifecycle.ts'
import { EVIDENCE_KEPT_YEARS } from '#features/keepership/kit/kept.ts'
import { FINDERS_PLACE_KEPT_DAYS } from '#features/lookup/kit/kept.ts'
import { REPORTS_KEPT_DAYS } from '#features/missing/kit/kept.ts'
import { CONFIRM_DAYS, LEFT_DAYS } from '#features/newsletter/kit/kept.ts'
import { KEEPER_KEPT_DAYS, OFFERED_KEPT_DAYS } from '#features/offers/kit/kept.ts'
import { SEARCHES_KEPT_DAYS } from '#features/partners/kit/kept.ts'
import { SCANS_KEPT_DAYS } from '#features/tailtag/kit/kept.ts'
import { STRAY_FINDERS_KEPT_YEARS, SURRENDERS_KEPT_YEARS } from '#features/welfare/kit/kept.ts'
import { SESSION_DAYS } from '#platform/sessiondays.ts'

/** What is deleted after how long, in the order people ask: each number is the one that the register itself deletes by. */
export const kept = (backupDays: number) => [
  {
    what: 'Messages between a finder and a keeper',
    how: `${MESSAGES_KEPT_DAYS} days, then the finder’s contact details too. If someone reports the conversation, until our staff have decided, if that’s later`,
  },
  { what: 'Where a finder was when they looked up a chip', how: `${FINDERS_PLACE_KEPT_DAYS} days` },
  { what: 'Where a tag was scanned', how: `${SCANS_KEPT_DAYS} days, or for as long as the animal is missing` },
  {
    what: 'Exact places, contact details, and photos from people who saw or found an animal, in a lost or found report',
    how: `${REPORTS_KEPT_DAYS} days after the search ends. The rough area stays`,
  },
  {
    what: 'The name, address and landline an implanter gave us for you',
    how: `Until you say whether the animal is yours, or ${KEEPER_KEPT_DAYS} days`,
  },
  {
    what: 'The e-mail address and mobile number an animal was offered to',
    how: `${OFFERED_KEPT_DAYS} days after the offer ended. If an animal was registered for you and you haven’t answered, until it has a keeper, so that a finder can reach you`,
  },
  {
    what: 'The photo you sent to show that you have an animal, and the proof that a record from another register was yours',
    how: `${EVIDENCE_KEPT_YEARS} years after we decided, for as long as a court can be asked whose animal it is`,
  },
  {
    what: 'The evidence of what you do for a living',
    how: `As long as your account. ${OLD_EVIDENCE_KEPT_YEARS} years if newer evidence has replaced it, it wasn’t enough, or your verification has ended`,
  },
  {
    what: 'A photo or document you uploaded that nothing shows or needs',
    how: `${LOOSE_KEPT_DAYS} days. Without an account, ${UNUSED_KEPT_HOURS} hours`,
  },
  { what: 'Your name and number in an implanter’s diary, when you booked by telephone', how: `${DIARY_KEPT_DAYS} days after the visit` },
  {
    what: 'The name and contact details a rescue noted when you gave it an animal',
    how: `${SURRENDERS_KEPT_YEARS} years, for as long as a court can be asked whose animal it is`,
  },
  {
    what: 'The name and contact details a rescue noted when you brought it a stray',
    how: `${STRAY_FINDERS_KEPT_YEARS} year`,
  },
  {
    what: 'The name, contact details and deposit a breeder noted when you reserved an animal',
    how: `${RESERVATIONS_KEPT_YEARS} years after they last changed it, for as long as a court can be asked about the sale`,
  },
  { what: 'The networks you signed in from', how: `${NETWORKS_KEPT_DAYS} days` },
  { what: 'Your past sign-ins', how: `${SESSION_DAYS + SESSIONS_KEPT_DAYS} days after you signed in` },
  { what: 'A cart you left without an account', how: `${CARTS_KEPT_DAYS} days` },
  { what: 'The list of what a vet’s software asked us', how: `${SEARCHES_KEPT_DAYS} days` },
  { what: 'What you answered for an insurance quote', how: `${QUOTE_DAYS} days, or until you delete the quote` },
  { what: 'What you write to us by our forms', how: `${CONTACTS_KEPT_DAYS} days after the last answer` },
  {
    what: 'Your e-mail address, for our newsletter',
    how: `Until ${LEFT_DAYS} days after you leave, or ${CONFIRM_DAYS} days if you don’t confirm it`,
  },
  { what: 'What you won on the wheel of prizes', how: 'As long as your account. The draw itself stays, without your name' },
  { what: 'Your account, after you close it', how: `${CLOSING_DAYS} days, in case you change your mind` },
  { what: 'Encrypted backups', how: `${backupDays} days` },
]
