import { IconCircleCheckFilled } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { updateUserEmail, userProfile } from '#features/accounts/contract.ts'
import type { Account } from '#features/accounts/kit/account.ts'
import { MobileToConfirm } from '#features/accounts/kit/MobileToConfirm.tsx'
import { shownMobile } from '#platform/text/mobile.ts'
import { useAction } from '#platform/web/useAction.ts'
import { paths } from '#src/paths.ts'
import { ActionButton, ButtonLink } from '#ui/ActionButton.tsx'
import { Stack } from '#ui/Box.tsx'
import { Section } from '#ui/Section.tsx'
import type { PetCard } from '../../shapes.ts'
import classes from './NextSteps.module.css'
import { ShareRegister } from './ShareRegister.tsx'

/** What makes sure that the chip brings the animal home. What is done already is ticked. */
export function NextSteps({ pet, account }: { pet: PetCard; account: Account }) {
  return (
    <Section title="What to do next" lead="A few small things to give your pet the best chance of getting home.">
      <Stack component="ol" className={classes.steps ?? ''} gap="1rem">
        <EmailStep account={account} />
        <MobileStep account={account} />
        <Step title="Add a second contact" done={account.secondContact !== null} doneText={account.secondContact?.name}>
          <p>Choose someone who knows {pet.name}, in case we can’t reach you.</p>
          <ButtonLink weight="plain" size="sm" to={paths.profile}>
            Add a second contact
          </ButtonLink>
        </Step>
        <Step title="Tell your neighbours" done={false}>
          <p>Anyone who finds a pet can look up its chip with us, day or night. Send them the link.</p>
          <ShareRegister pet={pet} />
        </Step>
      </Stack>
    </Section>
  )
}

function EmailStep({ account: { email, emailVerified } }: { account: Account }) {
  const { run, isPending } = useAction(updateUserEmail, { once: true, toast: `We’ve sent a new link to ${email}.`, refresh: [userProfile] })
  return (
    <Step title="Confirm your e-mail address" done={emailVerified} doneText={email}>
      <p>Use the link we sent to {email}. It works for 24 hours.</p>
      <ActionButton weight="plain" size="sm" busy={isPending} onClick={() => run({ email })}>
        Send the link again
      </ActionButton>
    </Step>
  )
}

function MobileStep({ account }: { account: Account }) {
  const { mobile, mobileVerified, mobileWaiting } = account
  const number = mobileWaiting ?? mobile
  return (
    <Step title="Confirm your mobile number" done={mobileVerified} doneText={mobile && shownMobile(mobile)}>
      {number ? (
        <MobileToConfirm mobile={number} isCodeOut={mobileWaiting !== null} />
      ) : (
        <ButtonLink weight="plain" size="sm" to={paths.profile}>
          Add a mobile number
        </ButtonLink>
      )}
    </Step>
  )
}

interface StepProps {
  title: string
  done: boolean
  /** What stands under a step that is done. */
  doneText?: string | null | undefined
  children: ReactNode
}

function Step({ title, done, doneText, children }: StepProps) {
  return (
    <li className={classes.step} data-done={done || undefined}>
      <div className={classes.words}>
        <h3 className={classes.title}>
          {title}
          {done && <IconCircleCheckFilled style={{ color: 'var(--ui-good-mark)' }} size={22} aria-label="Done" />}
        </h3>
        {done ? <p>{doneText}</p> : children}
      </div>
    </li>
  )
}
