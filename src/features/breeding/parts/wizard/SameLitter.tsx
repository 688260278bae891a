import { Link } from 'react-router'
import { whenText } from '#platform/text/whentext.ts'
import { useCall } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { Notice } from '#ui/Notice.tsx'
import { getLitters } from '../../contract.ts'
import { animals } from '../words.ts'
import { closeLitter } from './samedam.ts'

interface SameLitterProps {
  dam: { name: string; chipNumber: string }
  /** `YYYY-MM-DD`; '' while it isn’t known. */
  bornOn: string
  /** The litter that’s corrected isn’t compared with itself. */
  itself?: string
}

/** Asks whether a litter is one that’s registered already, where the same mother had another at about that time. */
export function SameLitter({ dam, bornOn, itself }: SameLitterProps) {
  const { data } = useCall(getLitters, { query: dam.name.slice(0, 60), sort: '-bornOn', pageSize: 50 }, { enabled: bornOn !== '' })
  const close = bornOn === '' ? null : closeLitter(data?.items.filter(({ id }) => id !== itself) ?? [], { dam, bornOn })
  if (!close) return null
  const { litter, isSame } = close
  const said = `You’ve already registered ${litter.damName}’s litter of ${animals(litter.young)}. Their date of birth is ${whenText(litter.bornOn, 'day')}.`
  return (
    <Notice kind="warning" title={isSame ? 'Is this the same litter?' : `Did ${dam.name} have two litters so close together?`} live>
      {said} {isSame ? 'If it’s the same litter, add the others to it under' : 'Check the mother and the date. You can see it under'}{' '}
      <Link to={paths.litters}>Litters</Link>.
    </Notice>
  )
}
