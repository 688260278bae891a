import { raiseAllowance } from '#features/stock/raiseallowance.ts'
import { raiseChipAllowance } from '../contract.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(raiseChipAllowance, (context) => raiseAllowance(context, context.input))
