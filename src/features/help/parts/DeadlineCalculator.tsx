import { IconCalendarSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { chipDeadline, type Deadline, daysLeft } from '#knowledge/chippinglaw/deadline.ts'
import { LAWS, NATIONS, type Nation } from '#knowledge/chippinglaw/nations.ts'
import { londonDate } from '#platform/clock/clock.ts'
import { whenText } from '#platform/text/whentext.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { PetAvatar } from '#ui/art/PetAvatar.tsx'
import { Group } from '#ui/Box.tsx'
import { CheckField } from '#ui/CheckField.tsx'
import { ChoiceCards } from '#ui/ChoiceCards.tsx'
import { Columns, Rows } from '#ui/Columns.tsx'
import { DateField } from '#ui/DateField.tsx'
import { NeedsScripts } from '#ui/NeedsScripts.tsx'
import { Panel } from '#ui/Panel.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import classes from './DeadlineCalculator.module.css'

const SPECIES = [
  { value: 'dog', label: 'A dog', art: <PetAvatar species="dog" size={44} /> },
  { value: 'cat', label: 'A cat', art: <PetAvatar species="cat" size={44} /> },
]
const nations = NATIONS.map((nation) => ({ value: nation, label: LAWS[nation].name }))
const DAY = /^\d{4}-\d\d-\d\d$/

/** By when a pet must be chipped, worked out in the browser. */
export function DeadlineCalculator() {
  const [species, setSpecies] = useState('dog')
  const [nation, setNation] = useState<Nation>('england')
  const [bornOn, setBornOn] = useState('')
  const [isDocked, setDocked] = useState(false)
  const [isFromAbroad, setFromAbroad] = useState(false)
  const [arrivedOn, setArrivedOn] = useState('')
  const isDog = species === 'dog'
  const isKnown = DAY.test(bornOn) && !Number.isNaN(Date.parse(bornOn)) && (!isDog || !isFromAbroad || DAY.test(arrivedOn))
  const deadline = isKnown
    ? chipDeadline({
        nation,
        species: isDog ? 'dog' : 'cat',
        bornOn,
        isDocked: isDog && isDocked,
        ...(isDog && isFromAbroad && { arrivedOn }),
      })
    : null
  return (
    <Panel look="raised">
      <NeedsScripts />
      <Columns min="19rem" gap="lg">
        <Rows>
          <ChoiceCards label="What is your pet?" choices={SPECIES} min="8rem" value={species} onChange={setSpecies} />
          <SelectField
            label="Where does it live?"
            options={nations}
            value={nation}
            onChange={(event) => setNation(NATIONS.find((one) => one === event.currentTarget.value) ?? 'england')}
          />
          <DateField label="Date of birth" hint="Your best estimate is good enough." value={bornOn} onChange={setBornOn} />
          {isDog && (nation === 'england' || nation === 'wales') && (
            <CheckField
              label="It’s a working dog with a docked tail, and a vet has certified it"
              checked={isDocked}
              onChange={(event) => setDocked(event.currentTarget.checked)}
            />
          )}
          {isDog && nation !== 'northernIreland' && (
            <CheckField
              label="It came from abroad without a chip"
              checked={isFromAbroad}
              onChange={(event) => setFromAbroad(event.currentTarget.checked)}
            />
          )}
          {isDog && isFromAbroad && nation !== 'northernIreland' && (
            <DateField label="When did it arrive?" value={arrivedOn} onChange={setArrivedOn} />
          )}
        </Rows>
        <div className={classes.answer} role="status" data-overdue={isOverdue(deadline) || undefined}>
          {deadline ? <Answer deadline={deadline} name={isDog ? 'dog' : 'cat'} nation={nation} /> : <Before />}
        </div>
      </Columns>
    </Panel>
  )
}

const today = () => londonDate(new Date())
const isOverdue = (deadline: Deadline | null) => deadline?.isRequired === true && daysLeft(deadline.by, today()) < 0

function Before() {
  return (
    <>
      <IconCalendarSearch size={48} stroke={1.5} aria-hidden="true" />
      <p>Enter the date of birth, and the day appears here.</p>
    </>
  )
}

function Answer({ deadline, name, nation }: { deadline: Deadline; name: string; nation: Nation }) {
  if (!deadline.isRequired)
    return (
      <>
        <p className={classes.day}>No deadline</p>
        <p>
          {LAWS[nation].name} doesn’t require a chip for cats. It’s still the surest way for yours to come home, and it has to be chipped by
          20 weeks old if you move to England.
        </p>
      </>
    )
  return (
    <>
      <p className={classes.label}>Your {name} must be chipped and registered by</p>
      <p className={classes.day}>{whenText(deadline.by, 'day')}</p>
      <p>
        {leftWords(daysLeft(deadline.by, today()))} {BECAUSE[deadline.because]}
      </p>
      <p>If it goes to a new keeper before that, it has to be chipped and registered first.</p>
      <Group gap="0.75rem" mt="1rem">
        <ButtonLink to={paths.implanters}>Book a chip</ButtonLink>
        <ButtonLink weight="plain" to={paths.customerRegister}>
          Register a pet
        </ButtonLink>
      </Group>
    </>
  )
}

function leftWords(days: number): string {
  if (days < 0) return 'That day has passed. Have it chipped now.'
  if (days === 0) return 'That’s today.'
  return days === 1 ? 'That’s tomorrow.' : `That’s in ${days} days.`
}

const BECAUSE: Record<Extract<Deadline, { isRequired: true }>['because'], string> = {
  age: 'It counts from the date of birth.',
  docked: 'A certified working dog has 12 weeks.',
  import: 'A dog from abroad has 30 days after it arrives.',
  lawBegan: 'Older cats have had to be chipped since that day.',
}
