import { download } from '#platform/web/download.ts'
import type { Period } from '#platform/web/period.ts'
import { SaveCsvButton } from '#ui/SaveCsvButton.tsx'
import { downloadBreederReport } from '../../contract.ts'

/** Saves every animal bred in a period as a CSV file. */
export const ReportButton = ({ period }: { period: Period }) => (
  <SaveCsvButton save={() => download(downloadBreederReport, period, 'animals bred.csv')} />
)
