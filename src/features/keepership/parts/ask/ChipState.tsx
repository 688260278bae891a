import { getChipInfo, verifyChipNumber } from '#features/chips/contract.ts'
import { TellItsKeeper } from '#features/chips/kit/TellItsKeeper.tsx'
import { typedSoFar } from '#features/chips/kit/typed.ts'
import { verdictOf } from '#features/chips/kit/verdict.ts'
import { readChipNumber } from '#knowledge/chipnumbers/number.ts'
import { useCall } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Notice } from '#ui/Notice.tsx'

/** Whether a chip has a keeper here who can be asked, and where to turn if not. Nothing while the number is being typed. */
export function ChipState({ chipNumber }: { chipNumber: string }) {
  const reading = readChipNumber(chipNumber)
  const isWhole = typedSoFar(chipNumber).state === 'read'
  const number = reading.valid ? reading.number : ''
  const { data } = useCall(getChipInfo, { chipNumber: number }, { enabled: isWhole, freshFor: 60 })
  if (!isWhole || !data) return null
  if (data.registration === 'none') return <NotHere number={number} />
  if (data.registration === 'another' && data.can.claimFound !== true) return <TellItsKeeper number={number} reported={data.reported} />
  if (data.registration === 'another')
    return (
      <Notice kind="success" title="This chip is registered here" live>
        We can ask its keeper for you.
      </Notice>
    )
  return (
    <Notice title={`This is ${data.petName}’s chip, and you’re the keeper`} live action={data.petId && <Open to={paths.pet(data.petId)} />}>
      You don’t need to ask.
    </Notice>
  )
}

const Open = ({ to }: { to: string }) => (
  <ButtonLink weight="plain" size="sm" to={to}>
    See the record
  </ButtonLink>
)

/** Another register may hold it; otherwise it can be registered. */
function NotHere({ number }: { number: string }) {
  const { data } = useCall(verifyChipNumber, { chipNumber: number }, { freshFor: 60 })
  if (!data) return null
  const verdict = verdictOf(data)
  if (verdict.kind === 'elsewhere')
    return (
      <Notice
        kind="warning"
        title={`This chip is registered with ${verdict.holder.name}`}
        live
        action={
          <ButtonLink weight="plain" size="sm" to={paths.moveHere(number)}>
            Move the record here
          </ButtonLink>
        }
      >
        If the record there is yours, you can move it here. If it’s someone else’s, ask {verdict.holder.name}
        {verdict.holder.phone && ` on ${verdict.holder.phone}`} to change it.
      </Notice>
    )
  return (
    <Notice
      kind="warning"
      title="This chip isn’t registered here"
      live
      action={
        <>
          <ButtonLink weight="plain" size="sm" to={paths.chip(number)}>
            Look up this chip
          </ButtonLink>{' '}
          <ButtonLink weight="plain" size="sm" to={paths.addPetWith(number)}>
            Register the animal
          </ButtonLink>
        </>
      }
    >
      Look it up to see which registers to ask, or register the animal if it’s yours.
    </Notice>
  )
}
