/**
 * Names of crops in some language that are ordinary words in the questions, so that they would name the crop
 * by mistake: "motor" (pump), "us", "patti" (leaf). Separated by commas.
 */
export const ignoredCropNames = `motor, us, patti, green leaf, cherry, jam, pat, tal, cha, sah, tula, hatti, white gold, kol, ada, lanka, malli, kandi, palli, jola, biri, uddu, buta, boot, vari, aman, boro, samba, tossa, dana, oos, akh, lau, peru, mug, mash, mas, rasi, golden fibre, shree anna, cane`
