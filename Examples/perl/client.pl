#!/usr/bin/env perl
# A client of `intercepter process` in Perl, which counts code points; the protocol is in Docs/Protocol.md.
#
#   Examples/perl/client.pl --profile Examples/signup.json < requests.jsonl
#
# Reads requests, adds numbers to compare, and prints each answer with the text around the caret.
use strict;
use warnings;
use utf8;
use open qw(:std :encoding(UTF-8));
use IPC::Open2;
use JSON::PP;

my $json = JSON::PP->new->canonical;    # text in, text out: the layers of the handles encode
my $child = open2(my $answers, my $requests, "intercepter", "process", "--offsets", "scalars", @ARGV);
binmode $_, ":encoding(UTF-8)" for $answers, $requests;
$requests->autoflush(1);

my $number = 0;
while (my $line = <STDIN>) {
  next unless $line =~ /\S/;
  my $request = $json->decode($line);
  $request->{id} = ++$number;
  print {$requests} $json->encode($request), "\n" or die "intercepter takes no more requests: $!\n";
  # A request at a time needs no second thread: the child answers before it waits.
  my $answer = <$answers> // die "intercepter has ended\n";
  my $decision = $json->decode($answer);
  die "this answers request $decision->{id}, not $number\n" if $decision->{id} != $number;
  if (my $state = $decision->{state}) {
    # With --offsets scalars, offsets are those of substr.
    my ($from, $to) = @{ $state->{selection} };
    my ($front, $rest) = (substr($state->{text}, 0, $from), substr($state->{text}, $to));
    print "$decision->{outcome}: $front|$rest", map({ " ($_->{message})" } @{ $decision->{violations} }), "\n";
  } else {
    delete $decision->{id};
    print $json->encode($decision), "\n";
  }
}
close $requests;
waitpid $child, 0;
exit $? >> 8;
