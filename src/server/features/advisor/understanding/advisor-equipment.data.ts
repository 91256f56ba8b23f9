/** Machines for rent by their English name, with the words by which questions name them. */
export const equipmentNames: Readonly<Record<string, readonly string[]>> = {
  tractor: ['tractor', 'tractors', 'ट्रैक्टर', 'ट्रेक्टर'],
  harvester: ['harvester', 'combine', 'हार्वेस्टर', 'कंबाइन', 'काटने', 'कटाई', 'katai', 'reaper'],
  rotavator: ['rotavator', 'rotavetor', 'रोटावेटर'],
  drone: ['drone', 'ड्रोन'],
  thresher: ['thresher', 'थ्रेशर'],
  sprayer: ['sprayer', 'spray', 'स्प्रेयर'],
  plough: ['plough', 'plow', 'cultivator', 'हल'],
  pump: ['pump', 'पंप'],
}
