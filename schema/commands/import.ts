import { importPortfolio } from './importCommand.ts'
import { run } from './run.ts'

// `npm run import`.

await run(importPortfolio)
