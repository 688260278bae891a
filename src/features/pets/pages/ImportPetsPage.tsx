import { useState } from 'react'
import { OnlyWhoMay } from '#features/accounts/kit/OnlyWhoMay.tsx'
import { registrationPrices } from '#features/accounts/kit/points.ts'
import { callServer } from '#platform/web/callserver.ts'
import { holds, useSession } from '#platform/web/session.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { WithAside } from '#ui/Columns.tsx'
import { Extended } from '#ui/Extended.tsx'
import { Page } from '#ui/Page.tsx'
import { getUsersPets, importPets } from '../contract.ts'
import { ColumnsExplained } from '../kit/file/ColumnsExplained.tsx'
import { OWN_COLUMNS } from '../kit/file/columns.ts'
import { ImportForm } from '../kit/file/ImportForm.tsx'
import type { ImportWords } from '../kit/file/ImportOutcome.tsx'
import type { Importer } from '../kit/file/useImport.ts'
import { fileQuestions } from '../kit/points.ts'
import { TEMPLATE_NAME } from '../template.ts'
import { petsKept } from '../topics.ts'

const crumbs = [
  { label: 'Dashboard', to: paths.customerDashboard },
  { label: 'My pets', to: paths.pets },
]

/** A breeder’s way back is to the list of what they’ve bred. */
const breederCrumbs = [
  { label: 'Dashboard', to: paths.breederDashboard },
  { label: 'Animals', to: paths.breederPets },
]

const MOST_ROWS = 20_000

const importerOf = (isBred: boolean): Importer => ({
  send: async (file, onlyCheck, onProgress) => {
    const { data } = await callServer(importPets, { onlyCheck, bred: isBred ? 'yes' : 'no' }, { file, onProgress })
    return { ...data, brought: data.imported }
  },
  changes: [getUsersPets, petsKept],
})

const words: ImportWords = {
  noun: 'pet',
  ready: 'We didn’t find any problems. We’ll register them all together.',
  done: {
    says: 'Each one can now be found by its chip. If any still have to be paid for, you’ll see how on the list of your pets.',
    action: <ButtonLink to={paths.pets}>See my pets</ButtonLink>,
  },
}

const bredWords: ImportWords = {
  ...words,
  done: {
    ...words.done,
    action: (
      <>
        <ButtonLink to={paths.litters}>See my litters</ButtonLink>
        <ButtonLink weight="plain" to={paths.pets}>
          See my pets
        </ButtonLink>
      </>
    ),
  },
}

export default function ImportPetsPage() {
  const session = useSession()
  // Of a breeder’s file, the animals with a mother are theirs until they say otherwise.
  const [answer, setBred] = useState<boolean | null>(null)
  const isBred = answer ?? holds('Breeder', session)
  return (
    <Page
      title="Import pets from a file"
      lead="Register many animals in one go, from a spreadsheet or another database. We register all of them or none, so a row that needs fixing never leaves you with half a file."
      crumbs={holds('Breeder', session) ? breederCrumbs : crumbs}
    >
      <OnlyWhoMay ask={importPets}>
        <WithAside aside={<ColumnsExplained columns={OWN_COLUMNS} templateName={TEMPLATE_NAME} />}>
          <Extended point={registrationPrices} props={{}} />
          <ImportForm
            importer={importerOf(isBred)}
            words={isBred ? bredWords : words}
            mostRows={MOST_ROWS}
            renderQuestion={() => <Extended point={fileQuestions} props={{ isBred, onBred: setBred }} />}
          />
        </WithAside>
      </OnlyWhoMay>
    </Page>
  )
}
