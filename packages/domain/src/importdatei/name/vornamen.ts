/**
 * Common first names of the country and of those who came to it, enough to tell in which order a column writes names. What is as
 * often a family name is left out, but for those that are both in every village.
 */
export const VORNAMEN = new Set(
  (
    'aaron abbas abdul abdullah adel adelheid adrian adriana agathe agim agnes agnieszka ahmad ahmed ahmet ' +
    'aicha aischa aisha alan albana alejandro aleksander aleksandr aleksandra aleksej alessandra alessandro ' +
    'alexander alexandros alexei alexej alfons alfonso alfred ali alice alin alina alois alvaro amelie amir ' +
    'amit amy ana anastasia anastasios anatoli anatolij anders andre andrea andreas andreea andrei andrej ' +
    'andres andrew andrey andrzej andré angela angelika angelo anil anita anja anke anna anne annegret ' +
    'annelie anneliese annemarie annette anni annika annkathrin anthony antje anton antonella antonia ' +
    'antonie antonino antonio antonios apostolos arben ardian ariane arjun armin arne arno arnold arthur ' +
    'artur ashley asli aslı astrid athanasios attila auguste aurel aurelia aurélie axel aylin aynur ayse ' +
    'aysel ayten ayşe baerbel bajram balazs balthasar balázs barbara bastian beata beate beatrice beatrix ' +
    'beatriz bekir bela benedikt benoit benoît bente bernd bernhard berta bertha berthold besnik bettina ' +
    'bianca bilal birger birgit birgitta bjarne bjoern björn blerim bodo bogdan bogumila bohumil bohuslav ' +
    'bojan bonifaz boris bozena bożena branko brian brigitta brigitte britta bruce bruna bruno buelent bujar ' +
    'burak burkhard bärbel béla bülent caecilia camelia camille carina carla carlo carlos carmela carmen ' +
    'carola carolin carolina caroline catalin catharina catherine cathrin cedric cem cemal cengiz chantal ' +
    'charalampos charles charlotte chiara christa christel christian christiane christina christine christl ' +
    'christof christoph christophe christopher christos claire clara claude claudia claudio clemens colette ' +
    'colin concetta conny constantin constanze cordula corina corinna corinne cornel cornelia cornelis ' +
    'cosima cosimo cosmin cristian cristina csaba czeslaw cäcilia cécile cédric céline dagmar damir dana ' +
    'daniel daniela dariusz darko david davide deborah dejan denis dennis derek derya detlef detlev diana ' +
    'didier diego dieter diethard dietlinde dietmar dietrich dilek dimitra dimitri dimitrij dimitrios ' +
    'dimitris dirk dmitri dmitrij dmitry dolores domenico dominik dominique donald donatella dora dorin ' +
    'doris dorit dorota dorothea dorothee dorothy dragan dragica drazen drita dumitru dusan eberhard eckart ' +
    'eckhard edda edeltraud edgar edith edmund eduard eduardo edward egon ehrenfried ekaterina elena eleni ' +
    'eleonore elfi elfriede eliane elias elif elisa elisabeta elisabeth elisabetta eliska elizabeth elke ' +
    'ella ellen elly elsa elsbeth else elvira elzbieta elżbieta emanuele emil emilia emilie emily emine emma ' +
    'emmy emre engelbert ennio enrico enzo ercan erdal erdogan erhard eric erich erik erika erkan erna ernst ' +
    'erol erwin erzsebet esra esteban esther eszter etienne eugen eugenie eva evangelos evelin eveline ' +
    'evelyn evgeni evgenij evi ewa ewelina fabian fabien fabio fabrice fabrizio fadi faisal farid fatih ' +
    'fatma fatmir fatos federica felipe felix ferdinand ferenc fernando fikret filippo filiz finn fiona ' +
    'florentine florian florin frances francesca francesco francisco francois francoise frank franka ' +
    'frantisek františek franz franzi franziska françois françoise frauke frederic frederick frida frieda ' +
    'friedemann friederike friedhelm friedl friedrich friedrun fritz frédéric gabi gabor gabriel gabriela ' +
    'gabriele gaby gaetano galina gamze gary gaston gebhard geert genevieve geneviève gennadi genoveva ' +
    'geoffrey georg george georgia georgine georgios gerald geraldine gerard gerd gerda gerhard gerlinde ' +
    'germana gernot gero gerold gerrit gertraud gertrud gesa gezim gheorghe giacomo gianluca gianni giannis ' +
    'giesela gilles gino giorgio giovanna giovanni gisela giulia giuseppe giuseppina gonzalo goran gordana ' +
    'gottfried gottlieb grace graziella grazyna grażyna greg gregory greta grete gretel grzegorz guadalupe ' +
    'gudrun guenter guido guillaume gundula gunnar gurpreet gustav gusti gyula gábor gérard gökhan gülay ' +
    'gülcan güler gülsen günter günther haakon habib hakan hakkı halil halina hamid hamza hana hanife hannah ' +
    'hanne hannelore hannes hans hansi hansjörg hansjürgen harald harold harpreet harry hartmut hasan hatice ' +
    'havva hayriye heather hedwig heiderose heidi heike heiko heiner heinrich heinz helen helena helene ' +
    'helga helge hella helmut hendrik henning henri henriette henrik henrike henryk herbert hermann hermine ' +
    'herta hertha hervé hias hilda hilde hildegard hiltrud holger horst hrvoje hubert hubertus huseyin ' +
    'hussain hussein håkan hélène hülya hüseyin ian ibrahim ignaz igor ildiko ileana ilhan ilie ilija ilir ' +
    'ilja ilka ilker ilona ilse imad imre ina indira ines inga inge ingeborg inger ingo ingolf ingrid ingvar ' +
    'inka inna ioan ioana ioannis ionel ionut irena irene irina iris irma irmela irmgard irmi irmtraud ' +
    'isabel isabell isabella isabelle ismail isolde istvan istván iulia ivan ivana ivica ivo ivonne iwan ' +
    'iwona jacek jack jacqueline jacques jadwiga jakob jakobine jamal james jan jana janina janine jannik ' +
    'jannis janosch jarmila jaromir jaroslav jaroslava jaroslaw jarosław jasmin jasna jason javier jean ' +
    'jeanette jeannette jeffrey jelena jella jennifer jenny jens jeremias jeremy jeroen jerome jerzy jessica ' +
    'jessika jindrich jiri jiří joachim joan joanna joao joaquin jochen joe joerg johan johann johanna ' +
    'johannes jolanda jonas jonathan joost jorge joris jose josef josefa josefine joseph josephine josip ' +
    'josé jovan joyce jozsef joão juan juana judit judith juergen julia julian juliana juliane julio julius ' +
    'juri jurij justin justus justyna jutta jérôme józsef jörg jörn jürgen kadir kai kalliopi kamil kamila ' +
    'karen karim karin karl karla kaspar katalin katarina katarzyna katharina katharine kathi kathleen ' +
    'kathrin kati katica katja katrin kazimierz kees kemal kenan kenneth kerstin kevin khaled khalid kilian ' +
    'kirsten kirsti kirstin kjell klara klaus klemens koen konrad konstantin konstantina konstantinos ' +
    'korbinian kordula kornelia kostas kreszentia kreszenz krishna kristian kristin kristina krystyna ' +
    'krzysztof ksenia kunibert kunigunda kunigunde kurt kveta ladislav lakshmi lara larissa lars laszlo ' +
    'laura laurent laurentiu laurenz layla lea leander lena leni lenka lennart leon leonardo leonhard leonid ' +
    'leonie leopold leszek leyla libor lidia liesel lieselotte liesl lilli lilly lina linda linus lioba ' +
    'lirim lisa liselotte livia liviu ljiljana ljudmila lorenza lorenzo lothar lotte louis louisa louise ' +
    'luan lubomir lubos luca lucia lucian luciano lucien lucienne lucy lucyna ludek ludmila ludmilla ludwig ' +
    'luigi luis luisa luise luka lukas lukasz luminita luzia luís lydia lynn lyudmila lászló maarten maciej ' +
    'magda magdalena magdolna magnus mahmoud mahmut maike maja majid malgorzata malte manfred manjeet ' +
    'manpreet manuel manuela marc marcel marcello marcin marco marcus mareike marek maren margaret margareta ' +
    'margarete margarethe margit margret margrit marguerite maria marian mariana marianne marie marietta ' +
    'marija marijke marika marina mario marion marita marius mariusz mark marko markus marlen marlene ' +
    'marlies marta martha martin martina marwan mary massimo mateusz mathias mathieu mathilde mathis mats ' +
    'matteo matthew matthias maurice maurizio max maxim maximilian małgorzata mechthild megan mehmed mehmet ' +
    'meike meinhard meinrad melanie melek melitta meltem mercedes merle mert meryem mesut metin mia michael ' +
    'michaela michail michal michał michel michele michelle michi michèle mieczyslaw mieke miguel mihaela ' +
    'mihai mikael mikhail miklos miklós milan milena milica milos miloslav mina minna miodrag mirac mircea ' +
    'mireille mirela miriam mirjam mirko miroslav miroslaw mirosław mladen mohamad mohamed mohammad mohammed ' +
    'mona monica monika monique moritz mounir muhammad muhammed murat mustafa myriam nabil nada nadeschda ' +
    'nadezda nadia nadine nadja naim nancy nanette nasser natalia natalie natalja natascha nathalie nazan ' +
    'nebojsa nedeljko neil nele nenad nermin nesrin nevenka nicholas nicola nicolae nicolas nicole nicoleta ' +
    'niels nigel nihat nikita nikola nikolai nikolaj nikolaos nikolaus nikos nils nina noah nora norbert ' +
    'notburga nour nunzia nuray nurcan octavian odette odilia odilo okan oksana oktay olaf ole oleg olena ' +
    'olga oliver olivia olivier olof omar ondrej orhan ortrud ortwin osama oskar osman oswald ottilie otto ' +
    'ove ovidiu pablo pamela panagiota panagiotis paolo pascal pascale pasquale patrice patricia patrick ' +
    'paul paula paulette paulina pauline paulo pavel pavla pawel paweł pedro peer pepi pernille peter petr ' +
    'petra petros petru philip philipp philippa philippe philomena pia pierre pierrette piet pieter pietro ' +
    'pilar piotr predrag priya przemyslaw quirin rachel rachid radek radka radmila radoslaw radu rafael ' +
    'rafaela raffaele raimund rainer rajesh rakesh ralf ralph raluca rami ramon ramona raphael raphaela ' +
    'rashid ratko ravi raymond raymonde razvan rebecca rebekka recep regina regine reimund reiner reinhard ' +
    'reinhilde reinhold remzi renate rene rené renée resi rexhep reza ricarda ricardo riccardo richard ' +
    'richarda rima rita riza robert roberto robin rodica rodrigo roger roland rolf roman romana romy ronald ' +
    'ronny rosa rosalia rosalinde rosaria rosario rosel rosemarie rosi rosina rosmarie roswitha roy rudolf ' +
    'rukiye rune ruth ruud ryan ryszard rüdiger rıza sabine sabri sabrina saeed salih sally salvatore ' +
    'samantha samir samira samuel sandor sandra sanja sanjay santiago sara sarah sasa sascha saskia sayed ' +
    'schorsch sean sebastian sedat selim sema semra sepp serdar serge sergei sergej sergio serhij serkan ' +
    'severin sevgi sevim shirley shpresa sibel sibylle siegbert siegfried sieglinde siegmar siegmund siegrid ' +
    'sigi sigmund sigrid sigurd silke silvana silvester silvia silvio simon simona simone sinan sissi sjoerd ' +
    'slavica slavko slawomir slobodan snezana soeren sofia sofie solange solveig songül sonja sophie sorin ' +
    'sotirios spyridon srdan stanislav stanislaw stanisław stanko stavros stefan stefania stefanie stefano ' +
    'steffi stelios stella stephan stephanie stephen steven stilla stipe stéphane suleyman sunita suresh ' +
    'susan susana susanne suzanne svein sven svenja sverre svetlana swantje swetlana sybille sylvain sylvia ' +
    'sylvie sylwia szymon sándor sébastien sören søren sükrü süleyman sławomir tabea tadeusz tamara tamas ' +
    'tamás tanja tarek tarik tatiana tatjana tatyana tayfun terence teresa tereza thea theo theodor ' +
    'theodoros theres theresa therese theresia thierry thilo thomas thora thorben thorsten thérèse tiberiu ' +
    'tibor tihana till tilman tilmann tilo tim timea timm timo timothy tina tobias tom tomas tomasz tomislav ' +
    'tommaso tomáš toni torben torbjörn torsten tracy traian traudel traudl trevor trond trude trudi tuncay ' +
    'turgut udo ufuk ulf uli ulla ulrich ulrike umberto umut urs ursel ursula urszula uschi uta ute uwe ' +
    'vaclav vadim valentina valeria valerie valerij valerio valeriu valon valérie vanessa vasile vasilij ' +
    'vasiliki vassilios veit vera verena verona veronika vesna vicente victor victoria vijay viktor viktoria ' +
    'vilmos vincent vincenzo vinzenz viola viorel viorica virginia vitali vitalij vittorio vitus vjekoslav ' +
    'vladan vladimir vladislav vlasta volkan volker volkmar vreni vroni václav véronique wadim wael walburga ' +
    'waldemar walfried walid walpurga walter waltraud wanda wassili wayne wendelin wendy werner wiebke ' +
    'wieslaw wiesław wigbert wilfried wilhelm wilhelmina wilhelmine willem willi william willibald willy ' +
    'wilma wim winfried witold wladimir wladyslaw wojciech wolfgang wolfram władysław xaver xaverl xavier ' +
    'xhevat yannick yannik yasar yasemin yasin yasmin yasmina yassin yaşar yevgeni youssef yulia yunus yuri ' +
    'yusuf yvan yvette yvonne zacharias zahra zainab zbigniew zdenek zdenka zdeněk zdravko zdzislaw zehra ' +
    'zeki zeljko zenta zenzi zeynep zita zlatko zoe zofia zoltan zoltán zoran zorica zoë zsolt zsuzsanna ' +
    'zvonko zygmunt étienne ömer özgür özlem ümit đorđe łukasz şükrü'
  ).split(' '),
);

/** `Maria`, `Karl-Heinz`: every part of it is a first name. */
export const istVorname = (wort: string): boolean =>
  wort
    .toLocaleLowerCase('de')
    .split('-')
    .every((teil) => VORNAMEN.has(teil));
