import { useState } from 'react'
import { chipsInUse } from '#features/chips/topics.ts'
import { ColumnsExplained } from '#features/pets/kit/file/ColumnsExplained.tsx'
import { IMPLANT_COLUMNS } from '#features/pets/kit/file/columns.ts'
import { ImportForm } from '#features/pets/kit/file/ImportForm.tsx'
import type { ImportWords } from '#features/pets/kit/file/ImportOutcome.tsx'
import type { Importer } from '#features/pets/kit/file/useImport.ts'
import { getCredits } from '#features/plans/contract.ts'
import { callServer } from '#platform/web/callserver.ts'
import { useCall } from '#platform/web/useCall.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { WithAside } from '#ui/Columns.tsx'
import { importImplants } from '../../../contract.ts'
import { shortWords } from '../../register/credits.ts'
import { WhoPays } from '../../register/WhoPays.tsx'
import { addressOf } from '../address.ts'

const MOST_ROWS = 500

/** Registers many implants from the CSV file of a reader: checked first, then all of them or none. */
export function FromFile() {
  const { data: credits } = useCall(getCredits, {})
  const [chosen, setChosen] = useState<boolean | null>(null)
  const inHand = credits?.left
  const gives = chosen ?? (inHand ?? 0) > 0
  return (
    <WithAside aside={<ColumnsExplained columns={IMPLANT_COLUMNS} templateName="homeward-implants.csv" />}>
      <ImportForm
        importer={importerWith(gives)}
        words={words}
        mostRows={MOST_ROWS}
        renderQuestion={(animals) => (
          <WhoPays
            label="Who pays for the registrations?"
            mine="I’ll use my credits"
            gives={gives}
            inHand={inHand}
            onChoose={setChosen}
            note={gives ? shortWords(inHand, animals) : undefined}
          />
        )}
      />
    </WithAside>
  )
}

const importerWith = (gives: boolean): Importer => ({
  send: async (file, onlyCheck, onProgress) => {
    const { data } = await callServer(importImplants, { onlyCheck, withCredit: gives ? 'yes' : 'no' }, { file, onProgress })
    return { ...data, brought: data.registered }
  },
  changes: [chipsInUse],
})

const words: ImportWords = {
  noun: 'animal',
  ready:
    'We found no problems. We’ll register all the animals together and ask each keeper, by e-mail or text, to confirm that the animal is theirs. By continuing, you confirm that you read each chip after implanting it.',
  done: {
    says: 'We’ve asked each keeper to confirm that the animal is theirs. Keepers with several animals get one message. Until they say yes, finders will reach you.',
    action: <ButtonLink to={addressOf('implanted')}>See your implants</ButtonLink>,
  },
}
