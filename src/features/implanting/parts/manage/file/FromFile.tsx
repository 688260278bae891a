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
import { CheckField } from '#ui/CheckField.tsx'
import { Rows, WithAside } from '#ui/Columns.tsx'
import { Notice } from '#ui/Notice.tsx'
import { importImplants } from '../../../contract.ts'
import { shortWords } from '../../register/credits.ts'
import { WhoPays } from '../../register/WhoPays.tsx'
import { addressOf } from '../address.ts'

const MOST_ROWS = 500

/** Registers many implants from the CSV file of a reader: checked first, then all of them or none. */
export function FromFile() {
  const { data: credits } = useCall(getCredits, {})
  const [chosen, setChosen] = useState<boolean | null>(null)
  const [held, setHeld] = useState<Held | null>(null)
  const inHand = credits?.left
  const [isAsked, setAsked] = useState(false)
  // Nothing that costs is chosen for them.
  const ready = () => {
    setAsked(true)
    return chosen !== null
  }
  return (
    <WithAside aside={<ColumnsExplained columns={IMPLANT_COLUMNS} templateName="homeward-implants.csv" />}>
      <ImportForm
        importer={importerWith({ gives: chosen === true, held, setHeld, ready })}
        words={words}
        mostRows={MOST_ROWS}
        renderQuestion={(animals) => (
          <Rows>
            <WhoPays
              label="Who pays for the registrations?"
              mine="I’ll use my credits"
              gives={chosen}
              error={isAsked && chosen === null ? 'Choose who pays for the registrations' : undefined}
              inHand={inHand}
              onChoose={setChosen}
              note={chosen ? shortWords(inHand, animals) : undefined}
            />
            {animals > 0 && held && held.chips > 0 && <HeldElsewhere held={held} onYes={(yes) => setHeld({ ...held, yes })} />}
          </Rows>
        )}
      />
    </WithAside>
  )
}

/** How many chips of a file other databases hold, and whether the implanter registers them here all the same. */
interface Held {
  file: File
  chips: number
  yes: boolean
}

function HeldElsewhere({ held: { chips, yes }, onYes }: { held: Held; onYes: (yes: boolean) => void }) {
  const [them, its] = chips === 1 ? ['it', 'its record has'] : ['them', 'their records have']
  return (
    <Rows gap="sm">
      <Notice
        kind="warning"
        title={chips === 1 ? 'Another database holds 1 of these chips' : `Other databases hold ${chips} of these chips`}
        live
      >
        The report names the database for each row. Compare the numbers with the labels first. You can take rows out of your file, or tick
        the box and check the file again.
      </Notice>
      <CheckField
        label={`Register ${them} here too. I’ve checked the numbers, and I’ll tell the other database that ${its} moved.`}
        checked={yes}
        onChange={(event) => onYes(event.currentTarget.checked)}
      />
    </Rows>
  )
}

interface Asked {
  gives: boolean
  held: Held | null
  setHeld: (held: Held) => void
  ready: () => boolean
}

const importerWith = ({ gives, held, setHeld, ready }: Asked): Importer => ({
  ready,
  send: async (file, onlyCheck, onProgress) => {
    // A yes to one file is none to the next.
    const yes = held?.file === file && held.yes
    const asked = { onlyCheck, withCredit: gives ? 'yes' : 'no', evenIfHeldElsewhere: yes ? 'yes' : 'no' } as const
    const { data } = await callServer(importImplants, asked, { file, onProgress })
    setHeld({ file, chips: data.heldElsewhere, yes })
    return { ...data, brought: data.registered }
  },
  changes: [chipsInUse],
})

const words: ImportWords = {
  noun: 'animal',
  ready:
    'We found no problems. We’ll register all the animals together and ask each keeper, by e-mail, text or letter, to confirm that the animal is theirs. By continuing, you confirm that you read each chip after implanting it.',
  done: {
    says: 'We’ve asked each keeper to confirm that the animal is theirs. Keepers with several animals get one message. Until they say yes, finders will reach you.',
    action: <ButtonLink to={addressOf('implanted')}>See your implants</ButtonLink>,
  },
}
