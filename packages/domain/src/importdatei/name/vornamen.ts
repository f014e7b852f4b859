/** Common first names, enough to tell in which order a whole column writes names. */
export const VORNAMEN = new Set(
  (
    'alexander andrea andreas angelika anja anke anna anne annette anton antje armin barbara bernd bernhard ' +
    'birgit brigitte carmen carola christa christian christina christine christoph claudia clara dagmar daniel ' +
    'daniela david dennis dieter doris edith elfriede elisabeth elke emil emma erich erika ernst eva fatma felix ' +
    'florian frank franz franziska friedrich fritz gabriele georg gerd gerda gerhard gisela guenter günter günther ' +
    'hannah hans harald hartmut heidi heike heinrich heinz helga helmut herbert hermann hildegard holger horst ' +
    'ingrid irene iris jan jana jens joachim johann johanna johannes josef julia jürgen juergen karin karl karla ' +
    'katharina kathrin katja kerstin klaus konrad kurt lara laura lea lena lisa ludwig lukas manfred manuela marco ' +
    'margarete margit maria marie marion mario markus martin martina mathias matthias max maximilian mehmet melanie ' +
    'michael michaela mohammed monika mustafa nadine nicole nina norbert olaf oliver oskar otto paul paula peter ' +
    'petra philipp rainer ralf reiner renate reinhard richard rita robert roland rolf rosemarie rudolf rüdiger ' +
    'sabine sabrina sandra sarah sebastian silke silvia simon simone sofia sonja sophie stefan stefanie stephan ' +
    'susanne sven sylvia tanja theresa thomas thorsten tim tobias torsten udo ulrich ulrike ursula ute uwe vanessa ' +
    'vera volker waltraud walter werner wilhelm wolfgang yvonne zoë zoe ayse ali'
  ).split(' '),
);

/** `Maria`, `Karl-Heinz`: every part of it is a first name. */
export const istVorname = (wort: string): boolean =>
  wort
    .toLocaleLowerCase('de')
    .split('-')
    .every((teil) => VORNAMEN.has(teil));
