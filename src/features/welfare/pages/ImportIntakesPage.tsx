import { useState } from 'react'
import { ColumnsExplained } from '#features/pets/kit/file/ColumnsExplained.tsx'
import { TAKEN_IN_COLUMNS, TAKEN_IN_EXAMPLES } from '#features/pets/kit/file/columns.ts'
import { ImportForm } from '#features/pets/kit/file/ImportForm.tsx'
import type { ImportWords } from '#features/pets/kit/file/ImportOutcome.tsx'
import type { Importer } from '#features/pets/kit/file/useImport.ts'
import { getCredits } from '#features/plans/contract.ts'
import { countText } from '#platform/text/counttext.ts'
import { callServer } from '#platform/web/callserver.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { CheckField } from '#ui/CheckField.tsx'
import { Rows, WithAside } from '#ui/Columns.tsx'
import { Notice } from '#ui/Notice.tsx'
import { getWelfarePets, getWelfareReports, importIntakes } from '../contract.ts'
import { VerificationNotice } from '../kit/VerificationNotice.tsx'
import { WelfarePage } from '../kit/WelfarePage.tsx'
import { type FileQuestions, questionsOf, ticked } from '../parts/intake/filequestions.ts'
import { takenWords } from '../parts/intake/takenwords.ts'

const MOST_ROWS = 500

const words: ImportWords = {
  noun: 'animal',
  ready: 'We didn’t find any problems. We’ll register them all together, with your organisation as the keeper.',
  done: {
    row: 'Taken in',
    says: 'They’re all on your list with the day they arrived. Anyone who scans a chip can reach you or its keeper. If any still have to be paid for, you’ll see how there.',
    action: <ButtonLink to={paths.welfarePets}>See your animals</ButtonLink>,
  },
}

/** Takes many animals in from a spreadsheet, or another system of the organisation. */
export default function ImportIntakesPage() {
  const [isBackup, setBackup] = useState(true)
  const [held, setHeld] = useState<FileQuestions | null>(null)
  const importer: Importer = {
    send: async (file, onlyCheck, onProgress) => {
      const asked = { onlyCheck, rescueBackup: isBackup ? 'yes' : 'no', ...ticked(held) } as const
      const { data } = await callServer(importIntakes, asked, { file, onProgress })
      setHeld(questionsOf(data, held))
      return { ...data, brought: data.registered, ...(data.held + data.unchipped > 0 && { summary: takenWords(data) }) }
    },
    changes: [getWelfarePets, getWelfareReports, getCredits],
  }
  return (
    <WelfarePage
      asks={importIntakes}
      title="Take animals in from a file"
      lead="Take in a whole list of animals, from a spreadsheet or another system, with or without a chip. We take in all of them or none, so a row that needs fixing never leaves you with half a file."
      crumbs={[{ label: 'Animals', to: paths.welfarePets }]}
    >
      <VerificationNotice />
      <WithAside aside={<ColumnsExplained columns={TAKEN_IN_COLUMNS} examples={TAKEN_IN_EXAMPLES} templateName="homeward-intakes.csv" />}>
        <ImportForm
          importer={importer}
          words={words}
          mostRows={MOST_ROWS}
          renderQuestion={() => (
            <Rows gap="sm">
              <CheckField
                label="We’re the rescue back-up of these animals"
                hint="If one is found later and its keeper can’t be reached, we’ll contact you."
                checked={isBackup}
                onChange={(event) => setBackup(event.currentTarget.checked)}
              />
              {held && held.cost !== '' && <Notice title="What it will cost">{held.cost}</Notice>}
              {held && held.held > 0 && (
                <Notice
                  title={held.held === 1 ? '1 row is registered to someone' : `${countText(held.held)} rows are registered to someone`}
                >
                  We’ll tell their keepers as soon as you take them in, and you hold the animals for them.
                </Notice>
              )}
              {held && held.longAgo > 0 && (
                <CheckField
                  label={`${held.longAgo === 1 ? '1 row' : `${countText(held.longAgo)} rows`} arrived more than a year ago, and that’s right`}
                  hint="Check the years in your file before you tick this."
                  checked={held.old}
                  onChange={(event) => setHeld({ ...held, old: event.currentTarget.checked })}
                />
              )}
              {held && held.heldElsewhere > 0 && (
                <CheckField
                  label="Register those that another database holds here too, and hold them for their keepers there"
                  hint="Tick this once you’ve asked that database to tell its keepers that the animals are with you. Your report names it, with its phone number."
                  checked={held.yes}
                  onChange={(event) => setHeld({ ...held, yes: event.currentTarget.checked })}
                />
              )}
            </Rows>
          )}
        />
      </WithAside>
    </WelfarePage>
  )
}
