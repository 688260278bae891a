import { download } from '#platform/web/download.ts'
import type { Period } from '#platform/web/period.ts'
import { SaveCsvButton } from '#ui/SaveCsvButton.tsx'
import { downloadBreederReport, downloadDamsReport } from '../../contract.ts'

/** Saves every animal bred in a period as a CSV file. */
export const ReportButton = ({ period }: { period: Period }) => (
  <SaveCsvButton save={() => download(downloadBreederReport, period, 'animals bred.csv')} />
)

/** Saves the litters of a period by their mothers as a CSV file. */
export const DamsButton = ({ period }: { period: Period }) => (
  <SaveCsvButton save={() => download(downloadDamsReport, period, 'litters by mother.csv')} />
)
