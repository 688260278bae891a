import { paths } from '#src/paths.ts'
import { WithAside } from '#ui/Columns.tsx'
import { Page } from '#ui/Page.tsx'
import { importPets } from '../contract.ts'
import { ColumnsExplained } from '../parts/file/ColumnsExplained.tsx'
import { ImportForm } from '../parts/file/ImportForm.tsx'
import { OnlyWhoMay } from '../parts/OnlyWhoMay.tsx'

const crumbs = [
  { label: 'Dashboard', to: paths.customerDashboard },
  { label: 'My pets', to: paths.pets },
]

export default function ImportPetsPage() {
  return (
    <Page
      title="Import pets from a file"
      lead="For many animals at once, from a spreadsheet or another database. All of them are registered together, or none: a row that needs mending never leaves you with half a file."
      crumbs={crumbs}
    >
      <OnlyWhoMay ask={importPets}>
        <WithAside aside={<ColumnsExplained />}>
          <ImportForm />
        </WithAside>
      </OnlyWhoMay>
    </Page>
  )
}
