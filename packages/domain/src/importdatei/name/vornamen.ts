/** Common first names, enough to tell in which order a whole column writes names. */
export const VORNAMEN = new Set(
  (
    'alexander ali alois andrea andreas angelika anja anke anna anne annette antje anton armin ayse barbara ' +
    'benedikt bernd bernhard birgit brigitte carmen carola christa christian christina christine christoph ' +
    'clara claudia dagmar daniel daniela david dennis dieter doris edith elfriede elisabeth elke emil emma ' +
    'erich erika ernst eva fatma felix florian frank franz franziska friedrich fritz gabriele georg gerd ' +
    'gerda gerhard gisela guenter günter günther hannah hans harald hartmut heidi heike heinrich heinz helga ' +
    'helmut herbert hermann hildegard holger horst hubert ingrid irene iris jan jana jean jens joachim johann ' +
    'johanna johannes josef juergen julia jürgen karin karl karla katharina kathrin katja kerstin klaus ' +
    'konrad korbinian kreszentia kreszenz kurt lara laura lea lena leonhard lisa ludwig lukas manfred manuela ' +
    'marco margarete margit maria marie mario marion markus martin martina mathias matthias max maximilian ' +
    'mehmet melanie michael michaela mohammed monika mustafa nadine nicole nina norbert olaf oliver oskar ' +
    'ottilie otto paul paula peter petra philipp pierre rainer ralf reiner reinhard renate richard rita ' +
    'robert roland rolf rosemarie rosina rüdiger rudolf sabine sabrina sandra sarah sebastian silke silvia ' +
    'simon simone sofia sonja sophie stefan stefanie stephan susanne sven sylvia tanja theresa therese thomas ' +
    'thorsten tim tobias torsten udo ulrich ulrike ursula ute uwe vanessa vera volker walburga walter ' +
    'waltraud werner wilhelm wolfgang xaver yvonne zoe zoë'
  ).split(' '),
);

/** `Maria`, `Karl-Heinz`: every part of it is a first name. */
export const istVorname = (wort: string): boolean =>
  wort
    .toLocaleLowerCase('de')
    .split('-')
    .every((teil) => VORNAMEN.has(teil));
