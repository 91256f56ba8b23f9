/** Words for weather hazards; in a question about the weather none of them is a town. */
export const hazardWords = `hot garmi गर्मी गरमी dhoop dhup धूप frost pala paala पाला पाले heat heatwave wave loo लू cold thand sardi ठंड सर्दी storm storms aandhi andhi
  आंधी तूफान toofan cyclone hail hailstorm ola ole ओला ओले wind winds hawa हवा heavy flood flooding baadh बाढ़ fog kohra कोहरा
  danger risk alert near around khatra खतरा possible chance likely there any`

/** Words that follow "in" as a place name does, but name no market or town. */
export const nonPlaceWords = `india bharat भारत country state states rupee rupees rs रुपये रुपए kg kilo किलो quintal quintals क्विंटल कुंतल
  kuntal ton tonne bag bori बोरी season winter summer year saal साल last next this my district jila zila जिला जिले area village gaon
  gaanv गांव here yahan yaha यहां nearby local town city shahar शहर bazar bazaar बाजार general detail total english hindi हिंदी`
