import { SaveCsvButton } from '#features/pets/parts/file/SaveCsvButton.tsx'
import { ask } from '#platform/web/ask.ts'
import { everyRow } from '#platform/web/everyrow.ts'
import { getWelfarePets } from '../../contract.ts'
import { csvRows } from './rows.ts'
import { viewAsked, type WelfareView } from './view.ts'

const AT_A_TIME = 100

/** Saves every animal of the view as a CSV file. */
export const SaveList = ({ view }: { view: WelfareView }) => (
  <SaveCsvButton name="animals.csv" rows={async () => csvRows(await everyAnimal(view))} />
)

const everyAnimal = (view: WelfareView) =>
  everyRow(async (page) => (await ask(getWelfarePets, { ...viewAsked(view), page, pageSize: AT_A_TIME })).data)
