import { Link } from 'react-router'
import { bornOnOf } from '#features/pets/kit/form/answers.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { whenText } from '#platform/text/whentext.ts'
import { useCall } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { Notice } from '#ui/Notice.tsx'
import { getLitters } from '../../contract.ts'
import { animals } from '../words.ts'
import type { LitterAnswers } from './answers.ts'
import { closeLitter } from './samedam.ts'

/** Asks whether a litter is one that’s registered already, where the same mother had another at about that time. */
export function SameLitter({ answers }: { answers: LitterAnswers }) {
  const { dam } = answers
  const bornOn = bornOnOf(answers, systemClock.now())
  const { data } = useCall(getLitters, { query: dam.name.slice(0, 60), sort: '-bornOn', pageSize: 50 }, { enabled: bornOn !== '' })
  const close = bornOn === '' ? null : closeLitter(data?.items ?? [], { dam, bornOn })
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
