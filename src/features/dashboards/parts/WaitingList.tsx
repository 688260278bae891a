import { IconCreditCard, IconDeviceMobile, IconHeart, IconMail, IconMessageCircle, IconUserPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { updateUser, updateUserEmail, userProfile } from '#features/accounts/contract.ts'
import { shownMobile } from '#features/accounts/parts/signing/mobile.ts'
import { useTell } from '#platform/web/useTell.ts'
import { paths } from '#src/paths.ts'
import { ActionButton, ButtonLink } from '#ui/ActionButton.tsx'
import { Panel } from '#ui/Panel.tsx'
import { whenText } from '#ui/whentext.ts'
import classes from './WaitingList.module.css'
import type { Waiting } from './waiting.ts'

/** What waits for the keeper, each with what to do about it. */
export function WaitingList({ waiting }: { waiting: readonly Waiting[] }) {
  if (waiting.length === 0) return null
  return (
    <Panel title="What waits for you" look="raised">
      <ul className={classes.list}>
        {waiting.map((one) => (
          <li key={keyOf(one)}>
            <Task waiting={one} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Task({ waiting }: { waiting: Waiting }) {
  switch (waiting.kind) {
    case 'message':
      return <Message {...waiting} />
    case 'email':
      return <Email {...waiting} />
    case 'mobile':
      return <Mobile {...waiting} />
    case 'details':
      return <Details {...waiting} />
    case 'payment':
      return <Payment {...waiting} />
    case 'secondContact':
      return <SecondContact />
  }
}

type Of<Kind extends Waiting['kind']> = Extract<Waiting, { kind: Kind }>

function Message({ lookupId, petName, unread }: Of<'message'>) {
  const read = (
    <ButtonLink weight="urgent" size="sm" to={`${paths.lookups}?${new URLSearchParams({ lookup: lookupId })}`}>
      Read and answer
    </ButtonLink>
  )
  return (
    <Line icon={<IconMessageCircle size={24} />} title={`Somebody wrote to you about ${petName}`} action={read} urgent>
      {unread === 1 ? 'A message waits' : `${unread} messages wait`}. Your answer reaches the finder without showing your details.
    </Line>
  )
}

function Email({ email }: Of<'email'>) {
  const { tell, isPending } = useTell(updateUserEmail, { toast: `We have sent a new link to ${email}.`, refresh: [userProfile] })
  const again = (
    <ActionButton weight="plain" size="sm" busy={isPending} onClick={() => tell({ email })}>
      Send the link again
    </ActionButton>
  )
  return (
    <Line icon={<IconMail size={24} />} title="Confirm your e-mail address" action={again}>
      Press the link that we sent to {email}. Until then we cannot be sure to reach you there.
    </Line>
  )
}

function Mobile({ mobile }: Of<'mobile'>) {
  const confirm = (
    <ButtonLink weight="plain" size="sm" to={paths.profile}>
      {mobile ? 'Confirm the number' : 'Add a number'}
    </ButtonLink>
  )
  return (
    <Line icon={<IconDeviceMobile size={24} />} title={mobile ? 'Confirm your mobile number' : 'Add your mobile number'} action={confirm}>
      {mobile
        ? `We send a code to ${shownMobile(mobile)}: when your pet is found, a text is quickest.`
        : 'When your pet is found, a text is the quickest way to tell you.'}
    </Line>
  )
}

function Details({ confirmedAt, longAgo }: Of<'details'>) {
  const { tell, isPending } = useTell(updateUser, {
    toast: 'Thank you. We have noted that your details are right today.',
    refresh: [userProfile],
  })
  const answers = (
    <>
      <ActionButton weight={longAgo ? 'main' : 'plain'} size="sm" busy={isPending} onClick={() => tell({ detailsAreRight: true })}>
        Yes, still right
      </ActionButton>
      <ButtonLink weight="quiet" size="sm" to={paths.profile}>
        Look at them
      </ButtonLink>
    </>
  )
  return (
    <Line icon={<IconHeart size={24} />} title="Are your address and numbers still right?" action={answers}>
      {confirmedAt ? `You last said so on ${whenText(confirmedAt, 'day')}.` : 'You have not said so yet.'}
      {longAgo && ' That is more than a year: a chip only brings a pet home when we can reach its keeper.'}
    </Line>
  )
}

function Payment({ petId, petName }: Of<'payment'>) {
  const open = (
    <ButtonLink weight="plain" size="sm" to={paths.pet(petId)}>
      Open the record
    </ButtonLink>
  )
  return (
    <Line icon={<IconCreditCard size={24} />} title={`${petName}’s registration is still to be paid`} action={open}>
      {petName} can be found already. Paying online opens soon, and we will write to you then.
    </Line>
  )
}

function SecondContact() {
  const add = (
    <ButtonLink weight="plain" size="sm" to={paths.profile}>
      Add somebody
    </ButtonLink>
  )
  return (
    <Line icon={<IconUserPlus size={24} />} title="Name a second person we may call" action={add}>
      Somebody who knows your pet, for the day when we cannot reach you.
    </Line>
  )
}

interface LineProps {
  icon: ReactNode
  title: string
  action: ReactNode
  urgent?: boolean
  children: ReactNode
}

function Line({ icon, title, action, urgent = false, children }: LineProps) {
  return (
    <div className={classes.line} data-urgent={urgent || undefined}>
      <span className={classes.icon} aria-hidden="true">
        {icon}
      </span>
      <div className={classes.words}>
        <h3 className={classes.title}>{title}</h3>
        <p className={classes.text}>{children}</p>
      </div>
      <div className={classes.action}>{action}</div>
    </div>
  )
}

function keyOf(waiting: Waiting) {
  if (waiting.kind === 'message') return waiting.lookupId
  return waiting.kind === 'payment' ? waiting.petId : waiting.kind
}
