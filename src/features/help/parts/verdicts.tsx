import type { ReactNode } from 'react'
import { paths } from '#src/paths.ts'
import type { Finding, Verdict } from '../isitus.ts'

interface Advice {
  kind: 'danger' | 'success' | 'warning'
  title: string
  says: ReactNode
}

/** What to do about a message. */
export const ADVICE: Record<Verdict, Advice> = {
  notUs: {
    kind: 'danger',
    title: 'This isn’t from us',
    says: (
      <>
        Don’t open its link, reply or pay. Forward an e-mail to report@phishing.gov.uk or a text to 7726, then delete it. If you’ve already
        paid or typed a password, <a href={paths.article('chip-scams')}>here’s what to do now</a>.
      </>
    ),
  },
  couldBe: {
    kind: 'success',
    title: 'This could be from us',
    says: (
      <>
        We found nothing wrong with it, but anyone can fake a sender’s name. To be sure, don’t use its link: type our address yourself,{' '}
        <a href={paths.login(paths.profile)}>sign in</a>, and look in your account.
      </>
    ),
  },
  unclear: {
    kind: 'warning',
    title: 'We can’t tell from this',
    says: 'There isn’t enough here to check. Paste the whole message, with its sender and its link.',
  },
}

/** What one part of a message means. */
export function signWords({ sign, found }: Finding): ReactNode {
  const part = <q>{shortened(found)}</q>
  switch (sign) {
    case 'foreignLink':
      return (
        <>{part} leads to a site that isn’t ours. Our messages only link to our own site and, where someone shared a place, to a map.</>
      )
    case 'lookalikeLink':
      return <>{part} is made to look like our address, and isn’t.</>
    case 'foreignSender':
      return <>We don’t write from {part}.</>
    case 'lookalikeSender':
      return <>{part} is made to look like our e-mail address, and isn’t.</>
    case 'expiry':
      return <>It says {part}. Chips don’t expire, and a registration with us never has to be renewed.</>
    case 'oneDatabase':
      return (
        <>It says {part}. There’s no single national database: several registers work side by side. Look up the number on our home page.</>
      )
    case 'secret':
      return <>It asks for a secret: {part}. We never ask for a password, a card number or a code in a message.</>
    case 'payment':
      return <>It wants to be paid in a way that we never use: {part}.</>
    case 'ransom':
      return <>It wants money for an animal: {part}. We never ask you to pay a finder, and you don’t have to pay to get your pet back.</>
    case 'deposit':
      return (
        <>It wants money before you’ve seen a number: {part}. A puppy that’s ready to go has one. Look it up before you pay anything.</>
      )
    case 'threat':
      return <>It puts you under pressure: {part}. We never take a pet off the register because of a bill.</>
    case 'ourLink':
      return <>{part} is our own address.</>
    case 'mapLink':
      return <>{part} is a place on a map. We add one when someone has told us where an animal is.</>
    case 'strangerAddress':
      return <>{part} isn’t our address. It may be yours or a finder’s, but if the message came from it, it isn’t from us.</>
    case 'ourSender':
      return <>{part} is how we sign our messages.</>
    case 'ourPhone':
      return <>{part} is our own number.</>
    case 'foreignPhone':
      return <>{part} isn’t our number. It may be a finder’s or a keeper’s.</>
  }
}

const LONGEST = 80

const shortened = (found: string) => (found.length > LONGEST ? `${found.slice(0, LONGEST)}…` : found)
