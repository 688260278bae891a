import { useLocation } from 'react-router'
import { listed } from '#platform/listed.ts'
import { moneyText } from '#platform/text/moneytext.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Rows } from '#ui/Columns.tsx'
import type { Fact } from '#ui/FactList.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Notice } from '#ui/Notice.tsx'
import { StepFacts } from '#ui/StepFacts.tsx'
import { LongTextField } from '#ui/TextField.tsx'
import { PriceLines } from '../PriceLines.tsx'
import { roadText, timesText } from '../words.ts'
import { wordFor } from './answers.ts'
import type { Implanter } from './BookImplanter.tsx'
import type { Booking } from './useBooking.ts'

/** Everything once more, with the price line by line, before anybody is asked. */
export function CheckStep({ implanter, booking }: { implanter: Implanter; booking: Booking }) {
  const { form, answers, walk, free, isGuest } = booking
  const { pathname, search } = useLocation()
  return (
    <Rows>
      <StepFacts steps={walk.steps} factsOf={(step) => factsOf(step, implanter, booking)} onChange={walk.goTo} />
      <Loaded what="the price" query={free} count={3} level={3}>
        {({ price, notice }) => (
          <div>
            {notice && (
              <Notice kind="warning" title={notice}>
                We’ve estimated the distance.
              </Notice>
            )}
            <PriceLines price={price}>{depositWords(price.deposit.pence)}</PriceLines>
          </div>
        )}
      </Loaded>
      <LongTextField
        {...form.getInputProps('notes')}
        label="Anything the implanter should know"
        hint="For example where to park, or that your cat is shy"
        maxLength={1000}
        value={answers.notes}
        optional
      />
      {isGuest && (
        <div>
          <ButtonLink weight="plain" size="sm" to={paths.registerThen(pathname + search)}>
            Open an account
          </ButtonLink>
        </div>
      )}
    </Rows>
  )
}

const depositWords = (pence: number) =>
  pence > 0
    ? `You pay a deposit of ${moneyText(pence)} now, and the rest at the visit. All of the deposit goes back if the implanter says no or if you cancel more than 24 hours before, half of it until 2 hours before, and none after that.`
    : 'You pay the implanter at the visit. Nothing is due before.'

function factsOf(step: string, implanter: Implanter, { answers, free }: Booking): Fact[] {
  const { visit, animals, address, startsAt } = answers
  const slot = free.data?.slots.find((one) => one.startsAt === startsAt)
  const end = new Date(new Date(startsAt || 0).getTime() + (free.data?.minutes ?? 0) * 60_000).toISOString()
  if (step === 'time') return [{ label: 'When', value: startsAt ? timesText(slot ?? { startsAt, endsAt: end }) : '' }]
  if (step !== 'visit') return []
  const metres = free.data?.metres
  return [
    {
      label: 'Where',
      value:
        visit === 'home' ? [address.line1, address.town, address.postcode].filter(Boolean).join(', ') : `The clinic in ${implanter.town}`,
    },
    { label: 'Animals', value: listed(animals.map(({ name, species }) => `${name} (${wordFor(species)})`)) },
    ...(metres != null ? [{ label: 'Distance', value: roadText(metres) }] : []),
  ]
}
