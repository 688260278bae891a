import { shownMobile } from '#platform/text/mobile.ts'

interface Contact {
  finderName: string
  finderEmail: string
  finderMobile: string
}

interface Account {
  name: string
  email: string
  mobile: string | null
}

/** What an account says of who sends a message, where they haven't typed it themselves. */
export function ownContact({ name, email, mobile }: Account, typed: Contact): Partial<Contact> {
  return {
    ...(typed.finderName.trim() === '' && { finderName: name }),
    ...(typed.finderEmail.trim() === '' && { finderEmail: email }),
    ...(typed.finderMobile.trim() === '' && mobile && { finderMobile: shownMobile(mobile) }),
  }
}
