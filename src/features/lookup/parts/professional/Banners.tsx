import { whenText } from '#platform/text/whentext.ts'
import { Box } from '#ui/Box.tsx'
import { Notice } from '#ui/Notice.tsx'
import type { FullRecord, ProfessionalAnswer } from '../../shapes.ts'
import { CallLink } from '../answer/CallLink.tsx'

/** What the keeper has reported of the animal, most urgent first. */
export function Alarm({ answer: { missing, shown }, record }: { answer: ProfessionalAnswer; record: FullRecord }) {
  const { petName, diedAt, isAbroad } = record
  if (missing === 'stolen')
    return (
      <Notice kind="danger" title={`${petName} has been reported stolen`}>
        Keep the animal with you if you can, and don’t hand it to anyone who asks for it. Tell the police on <a href="tel:101">101</a>: the
        number is {shown}. Then call the keeper.
      </Notice>
    )
  if (missing === 'missing')
    return (
      <Notice kind="danger" title={`${petName} has been reported missing`}>
        Its keeper is looking for it. Call them now.
      </Notice>
    )
  if (diedAt)
    return (
      <Notice kind="warning" title={`${petName} was reported dead on ${whenText(diedAt, 'day')}`}>
        If the animal with you is alive, check the number again, then call the keeper and us.
      </Notice>
    )
  if (!isAbroad) return null
  return (
    <Notice kind="warning" title={`${petName} was reported as living abroad`}>
      If it’s here now, its keeper may have come back or not know. Call them.
    </Notice>
  )
}

/** Who takes the animal back when its keeper can’t be reached or can’t keep it. */
export function BackupBanner({ record: { petName, rescueBackup } }: { record: FullRecord }) {
  if (!rescueBackup) return null
  const { name, mobile, email, isYou } = rescueBackup
  if (isYou)
    return (
      <Notice kind="warning" title="You’re its rescue back-up">
        If its keeper can’t be reached or can’t keep {petName}, it comes back to you.
      </Notice>
    )
  return (
    <Notice
      kind="warning"
      title={`${name} is its rescue back-up`}
      action={
        <>
          {mobile && <CallLink phone={mobile}>Call {name}</CallLink>}
          {email && (
            <Box component="p" mt="0.5rem">
              <a href={`mailto:${email}`}>{email}</a>
            </Box>
          )}
        </>
      }
    >
      Before {petName} is rehomed or put to sleep, call them: they’ve promised to take it back.
    </Notice>
  )
}

/** What the professional should know about the lookup itself. */
export function ForTheRecord({ record: { isWithheld, replacedBy } }: { record: FullRecord }) {
  return (
    <>
      {replacedBy && <p>This chip was replaced. The animal now carries {replacedBy}.</p>}
      <Box component="p" c="dimmed" fz="sm">
        {isWithheld
          ? 'The keeper won’t be told of this lookup until our staff release it.'
          : 'The keeper can see that you looked, and why.'}
      </Box>
    </>
  )
}
