import { mayAsk, useSession } from '#platform/web/session.ts'
import { CheckField } from '#ui/CheckField.tsx'
import { addPetByBreeder } from '../contract.ts'

/** Asks a breeder whether the animals of a file that have a mother there are their own litters. */
export function BredQuestion({ isBred, onBred }: { isBred: boolean; onBred: (isBred: boolean) => void }) {
  const session = useSession()
  if (!session || !mayAsk(addPetByBreeder, session)) return null
  return (
    <CheckField
      label="I bred the animals that have a mother in this file"
      hint="We’ll put them in litters by their mother and date of birth, with your licence. For an older animal you bred, put Yes in a column ‘Bred by you’. Untick this if someone else bred them: we won’t keep their mother and father then."
      checked={isBred}
      onChange={(event) => onBred(event.currentTarget.checked)}
    />
  )
}
