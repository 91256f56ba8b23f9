import { localProblemNames } from './advisor-local-problem-names.data.ts'

const splitNames = (text: string) => text.split(',').map((name) => name.trim())

/** What farmers call a problem of a crop, given by its English name, beside the names on the crop's page. */
export const spokenProblemNames = (crop: string, problem: string): readonly string[] =>
  localProblemNames
    .filter((each) => each.problem === problem && each.crops.split(' ').includes(crop))
    .flatMap(({ names }) => splitNames(names))
