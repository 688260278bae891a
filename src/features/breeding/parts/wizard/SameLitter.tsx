import { Link } from 'react-router'
import { whenText } from '#platform/text/whentext.ts'
import { useCall } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { Notice } from '#ui/Notice.tsx'
import { getLitters, getMothers } from '../../contract.ts'
import type { Litter } from '../litters/columns.tsx'
import { animals } from '../words.ts'
import { numberOf } from './numbers.ts'
import { closeLitter, motherWarnings } from './samedam.ts'

interface SameLitterProps {
  dam: { name: string; chipNumber: string }
  /** `YYYY-MM-DD`; '' while it isn’t known. */
  bornOn: string
  species: string
  /** The litter that’s corrected isn’t compared with itself. */
  itself?: string
}

/** Asks whether a litter is one that’s registered already or came too soon, and says what a licence doesn’t allow. Nothing of it stops anyone. */
export function SameLitter({ dam, bornOn, species, itself }: SameLitterProps) {
  const enabled = bornOn !== '' && dam.name.trim() !== ''
  const litters = useCall(getLitters, { query: dam.name.slice(0, 60), sort: '-bornOn', pageSize: 50 }, { enabled })
  const { data } = useCall(getMothers, { query: dam.name.slice(0, 60) }, { enabled: enabled && numberOf(dam.chipNumber) !== null })
  if (!enabled) return null
  const others = litters.data?.items.filter(({ id }) => id !== itself) ?? []
  const birth = { dam, bornOn, species }
  const close = closeLitter(others, birth)
  const mother = data?.mothers.find(({ chipShown }) => numberOf(chipShown) === numberOf(dam.chipNumber))
  const warnings = motherWarnings(others, birth, mother?.bornOn ?? null)
  return (
    <>
      {close && <Close {...close} name={dam.name} isDog={species === 'dog'} />}
      {warnings.length > 0 && (
        <Notice kind="warning" title="Check the mother" live>
          {warnings.join(' ')} You can still register the litter.
        </Notice>
      )}
    </>
  )
}

type CloseProps = NonNullable<ReturnType<typeof closeLitter<Litter>>> & { name: string; isDog: boolean }

function Close({ litter, isSame, name, isDog }: CloseProps) {
  const said = `You’ve already registered ${litter.damName}’s litter of ${animals(litter.young)}. Their date of birth is ${whenText(litter.bornOn, 'day')}.`
  return (
    <Notice kind="warning" title={isSame ? 'Is this the same litter?' : `Did ${name} have two litters so close together?`} live>
      {said}
      {isDog && !isSame && (
        <>
          {' '}
          A breeding licence doesn’t allow two litters within 12 months (<a href={LICENSING.link}>{LICENSING.words}</a>).
        </>
      )}{' '}
      {isSame ? 'If it’s the same litter, add the others to it under' : 'Check the mother and the date. You can see it under'}{' '}
      <Link to={paths.litters}>Litters</Link>.
    </Notice>
  )
}

const LICENSING = {
  words: 'England’s licensing regulations, schedule 6, paragraph 6',
  link: 'https://www.legislation.gov.uk/uksi/2018/486/schedule/6',
}
